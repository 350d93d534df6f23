import * as react from 'react'

/** From this many stacks in a second on, React makes no more of them. */
const MOST_STACKS = 10_000

/**
 * In development React makes a stack trace for each element, to say in a warning where the element was written. Tests
 * fail at any warning, whose words name the component, so they do without the traces: see docs/decisions/0166.
 */
const internals = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object
// React counts them, and begins anew each second.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => MOST_STACKS, set: () => {} })
