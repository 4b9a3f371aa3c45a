#pragma once

#include <stddef.h>
#include <stdint.h>

// Runtime functions that compiled Swift code calls. They are part of the runtime's stable interface.

#define SWIFT_CALL __attribute__((swiftcall))
// In a function of this convention `return` with a call is a tail call, also without optimization.
#define SWIFT_ASYNC_CALL __attribute__((swiftasynccall))
#define SWIFT_ASYNC_CONTEXT __attribute__((swift_async_context))

/// The code at which a task continues.
typedef SWIFT_ASYNC_CALL void (*swift_continuation)(SWIFT_ASYNC_CONTEXT void *);

/// Memory of the running task, which is taken and given back like a stack's.
SWIFT_CALL void *swift_task_alloc(size_t size);
SWIFT_CALL void swift_task_dealloc(void *memory);

SWIFT_CALL void *swift_task_getCurrent(void);
SWIFT_CALL uint64_t swift_task_getJobTaskId(void *job);
