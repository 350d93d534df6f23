import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '@wervio/api-client'
import { isOneOf, roles, type Role } from '@wervio/contracts'
import { useCurrentUser } from '@wervio/session'
import { storedRole } from './stored-role.ts'

/**
 * What whoever is signed in is in their organisation; null while nobody knows. Asks nothing itself: the shell has the
 * profile read on every signed-in page, and whoever sees less than others is remembered by the browser.
 */
export const useRole = (): Role | null => {
  const uid = useCurrentUser()?.uid
  const role = useQuery({ ...profileQuery, enabled: false }).data?.role
  if (uid === undefined) return null
  return role !== undefined && isOneOf(roles, role) ? role : storedRole(uid)
}
