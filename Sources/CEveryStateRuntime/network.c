// No network: a request on a thread inside a simulation is refused before anything is sent, and the simulation records
// it. Foundation's requests reach libcurl through a few functions of Foundation's own; a request that the app's
// URLProtocol answers never gets here. A refused request fails like one for an unreachable address.

#define _GNU_SOURCE
#include "departures.h"
#include "real_functions.h"

#if EVERYSTATE_INTERPOSES
#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>

typedef int32_t curl_option;
typedef int32_t curl_code;

// libcurl's numbers, which are part of its ABI.
static const curl_option url_option = 10002, method_option = 10036;

curl_code CFURLSession_easy_setopt_ptr(void *request, curl_option option, void *value);
curl_code CFURLSessionMultiHandleAddHandle(void *requests, void *request);

/// The request that the thread has been describing, one option at a time.
static _Thread_local struct {
  void *handle;
  char url[1024];
  char method[32];
} described;

static bool is_file(const char *url) { return strncasecmp(url, "file:", 5) == 0; }

EVERYSTATE_INTERPOSED curl_code CFURLSession_easy_setopt_ptr(void *request, curl_option option, void *value) {
  if (__builtin_expect(everystate_thread_clock == 0, 1) || value == 0)
    return EVERYSTATE_REAL(CFURLSession_easy_setopt_ptr)(request, option, value);
  if (option == url_option && !is_file(value)) {
    described.handle = request;
    snprintf(described.url, sizeof described.url, "%s", (const char *)value);
    snprintf(described.method, sizeof described.method, "GET");
    value = "everystate-refuses:";
  } else if (option == method_option && request == described.handle) {
    snprintf(described.method, sizeof described.method, "%s", (const char *)value);
  }
  return EVERYSTATE_REAL(CFURLSession_easy_setopt_ptr)(request, option, value);
}

EVERYSTATE_INTERPOSED curl_code CFURLSessionMultiHandleAddHandle(void *requests, void *request) {
  if (everystate_thread_clock != 0 && request == described.handle) {
    described.handle = 0;
    char detail[sizeof described.url + sizeof described.method + 1];
    snprintf(detail, sizeof detail, "%s %s", described.method, described.url);
    everystate_depart(everystate_departure_request, detail);
  }
  return EVERYSTATE_REAL(CFURLSessionMultiHandleAddHandle)(requests, request);
}

/// The address and the port of an internet socket, or false for another socket.
static bool describe(const struct sockaddr *address, socklen_t length, char *text, size_t capacity) {
  char host[INET6_ADDRSTRLEN] = "";
  if (length >= sizeof(struct sockaddr_in) && address->sa_family == AF_INET) {
    const struct sockaddr_in *internet = (const struct sockaddr_in *)address;
    inet_ntop(AF_INET, &internet->sin_addr, host, sizeof host);
    return snprintf(text, capacity, "%s:%d", host, ntohs(internet->sin_port)) > 0;
  }
  if (length >= sizeof(struct sockaddr_in6) && address->sa_family == AF_INET6) {
    const struct sockaddr_in6 *internet = (const struct sockaddr_in6 *)address;
    inet_ntop(AF_INET6, &internet->sin6_addr, host, sizeof host);
    return snprintf(text, capacity, "[%s]:%d", host, ntohs(internet->sin6_port)) > 0;
  }
  return false;
}

EVERYSTATE_INTERPOSED int connect(int socket, __CONST_SOCKADDR_ARG address, socklen_t length) {
  char text[INET6_ADDRSTRLEN + 16];
  if (__builtin_expect(everystate_thread_clock != 0, 0)
      && describe(*(const struct sockaddr *const *)&address, length, text, sizeof text)) {
    everystate_depart(everystate_departure_connection, text);
    errno = ECONNREFUSED;
    return -1;
  }
  return EVERYSTATE_REAL(connect)(socket, address, length);
}

EVERYSTATE_INTERPOSED int getaddrinfo(
    const char *restrict host, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict result) {
  bool asks_network = host != 0 && (hints == 0 || (hints->ai_flags & AI_NUMERICHOST) == 0);
  if (__builtin_expect(everystate_thread_clock != 0, 0) && asks_network) {
    everystate_depart(everystate_departure_look_up, host);
    return EAI_FAIL;
  }
  return EVERYSTATE_REAL(getaddrinfo)(host, service, hints, result);
}
#endif
