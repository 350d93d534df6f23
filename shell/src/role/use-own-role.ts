import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '@wervio/api-client'
import { isOneOf, roles, type Role } from '@wervio/contracts'
import { useSession } from '@wervio/session'
import { useEffect } from 'react'
import { rememberRole, storedRole } from './stored-role.ts'

/** Milliseconds after which a changed role is noticed at the next page; the services refuse it at once. */
const FRESH = 60_000

/**
 * What whoever is signed in is in their organisation; null while nobody knows. It decides what screens offer: what a
 * role may do, the services decide.
 */
export const useOwnRole = (): Role | null => {
  const session = useSession()
  const uid = session.status === 'signed-in' ? session.user.uid : null
  const { data } = useQuery({ ...profileQuery, enabled: uid !== null, staleTime: FRESH })
  const known = data?.role
  useEffect(() => {
    if (uid !== null) rememberRole(uid, known)
  }, [uid, known])
  if (uid === null) return null
  return known !== undefined && isOneOf(roles, known) ? known : storedRole(uid)
}
