import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@wervio/api-client'
import { getRecoveryCodes, makeRecoveryCodes } from '@wervio/contracts'

const key = ['account', 'recovery-codes'] as const

/** How many recovery codes the user has left. */
export const useRecoveryCodeState = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call(getRecoveryCodes, {}, { signal }) })

/** Makes a new set, which takes the place of the old one. */
export const useMakeRecoveryCodes = (): (() => Promise<string[]>) => {
  const queries = useQueryClient()
  return async () => {
    const { codes } = await call(makeRecoveryCodes, {})
    await queries.invalidateQueries({ queryKey: key })
    return codes
  }
}
