#pragma once

#include <stdbool.h>

/// - `is_runnable`: whether the task has been put into its executor's queue.
typedef void (*everystate_task_creation_handler)(
    void *_Nonnull simulation, void *_Nonnull task, bool is_runnable);

/// Sets the function that is called for every task that a thread creates while it is inside a simulation. Set once, at load.
void everystate_on_task_creation(everystate_task_creation_handler _Nonnull handler);
