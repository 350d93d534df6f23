import { isOneOf, roles, type Open, type Role } from '@wervio/contracts'
import { userStorage } from '@wervio/session'

const NAME = 'role'

/**
 * The role as this browser last knew it, so that the first page after a reload is the right one; null when it doesn't.
 */
export const storedRole = (uid: string): Role | null => {
  const role = userStorage(uid).get(NAME)
  return role !== null && isOneOf(roles, role) ? role : null
}

/** Only a role that sees less than the others is stored. A browser that stores nothing asks at each reload. */
export const rememberRole = (uid: string, role: Open<Role> | undefined): void => {
  if (role === undefined) return
  const storage = userStorage(uid)
  try {
    if (role === 'hiring_manager' || role === 'reader') storage.set(NAME, role)
    else storage.remove(NAME)
  } catch {
    // Storage is full or off.
  }
}
