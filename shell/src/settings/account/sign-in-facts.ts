import { useQuery, useQueryClient } from '@tanstack/react-query'
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

/** Reads them again after a change. */
export const useRefreshFacts = (): (() => Promise<void>) => {
  const queries = useQueryClient()
  const uid = useCurrentUser()?.uid
  return () => queries.invalidateQueries({ queryKey: keyOf(uid) })
}
