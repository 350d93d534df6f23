import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import {
  linkSignInMethod,
  listSignInMethods,
  unlinkSignInMethod,
  type LinkableProvider,
  type SignInMethods,
} from '@wervio/contracts'
import { startIdentity } from '../../session/start-identity.ts'

/** How the recruiter can sign in, and the changes of that. */
export const useSignInMethods = () => {
  const queries = useQueryClient()
  const query = useQuery({ queryKey: queryKeys.signInMethods, queryFn: () => call(listSignInMethods, {}) })
  const store = (methods: SignInMethods) => queries.setQueryData(queryKeys.signInMethods, methods)

  const link = useMutation({
    mutationFn: async ({ provider, prove }: { provider: LinkableProvider; prove: () => Promise<string> }) =>
      call(linkSignInMethod, { body: { provider, proof: await prove() } }),
    onSuccess: store,
  })
  const unlink = useMutation({
    mutationFn: async (provider: 'email' | LinkableProvider) => {
      const methods = await call(unlinkSignInMethod, { query: { provider } })
      if (provider === 'email') await (await startIdentity()).forgetPassword()
      return methods
    },
    onSuccess: store,
  })
  const readAgain = () => queries.invalidateQueries({ queryKey: queryKeys.signInMethods })
  return { query, link, unlink, readAgain }
}
