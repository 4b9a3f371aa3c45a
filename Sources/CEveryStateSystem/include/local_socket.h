#pragma once

/// Sockets between processes of one machine, as C's names for them differ from library to library. Each answers -1 with `errno` where
/// it fails, and each descriptor closes in a program that is started.

/// Waits for connections at a path of the file system.
int everystate_listen_at(const char *_Nonnull path);

/// Connects to the process that waits at a path.
int everystate_connect_to(const char *_Nonnull path);

/// Takes the next connection of a socket that waits.
int everystate_accept(int socket);

/// Sends all bytes, without a signal if the other end is closed. Returns 0 if all were sent.
int everystate_send(int socket, const void *_Nonnull bytes, unsigned long count);
