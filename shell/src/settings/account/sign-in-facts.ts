import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import { useCurrentUser } from '@wervio/session'
import { startIdentity } from '../../session/start-identity.ts'

const keyOf = (uid: string | undefined) => ['account', 'sign-in', uid] as const

/** How the user signs in, asked anew when the tab comes back: a link in a mail is opened in another one. */
export const useSignInFacts = () => {
  const uid = useCurrentUser()?.uid
  return useQuery({
    queryKey: keyOf(uid),
    queryFn: async () => (await startIdentity()).security.facts(),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}

/**
 * Reads them again after a change. The service has no other way to hear of it than being asked for the ways in: it
 * looks at the account at the provider then, and what changed goes into the audit log.
 */
export const useRefreshFacts = (): (() => Promise<void>) => {
  const queries = useQueryClient()
  const uid = useCurrentUser()?.uid
  return async () => {
    const changes = [keyOf(uid), queryKeys.signInMethods].map((queryKey) => queries.invalidateQueries({ queryKey }))
    await Promise.all(changes)
  }
}
