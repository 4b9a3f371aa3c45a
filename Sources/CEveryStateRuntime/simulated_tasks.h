#pragma once

#include "task_switch.h"

/// The simulations' handlers; all null before they are installed.
extern everystate_task_handlers everystate_tasks;

/// How many unfinished tasks all simulations have.
extern _Atomic int32_t everystate_owned_tasks;

/// Notifies a task's simulation that the task continues elsewhere, with this function.
void everystate_tell_elsewhere(void *_Nonnull task, uintptr_t function);
