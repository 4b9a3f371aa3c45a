#pragma once

typedef void (*everystate_task_creation_handler)(void *_Nonnull simulation, void *_Nonnull task);

/// Sets what is called for every task that a thread creates while it is inside a simulation. Set once, at load.
void everystate_on_task_creation(everystate_task_creation_handler _Nonnull handler);
