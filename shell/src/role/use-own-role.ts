import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '@wervio/api-client'
import type { Role } from '@wervio/contracts'
import { rememberRole, useRole } from '@wervio/remote-kit'
import { useSession } from '@wervio/session'
import { useEffect } from 'react'

/** Milliseconds after which a changed role is noticed at the next page; the services refuse it at once. */
const FRESH = 60_000

/**
 * The role of whoever is signed in, as `useRole`, and has it asked of the service. It decides what screens offer: what
 * a role may do, the services decide.
 */
export const useOwnRole = (): Role | null => {
  const session = useSession()
  const uid = session.status === 'signed-in' ? session.user.uid : null
  const { data } = useQuery({ ...profileQuery, enabled: uid !== null, staleTime: FRESH })
  const role = data?.role
  useEffect(() => {
    if (uid !== null) rememberRole(uid, role)
  }, [uid, role])
  return useRole()
}
