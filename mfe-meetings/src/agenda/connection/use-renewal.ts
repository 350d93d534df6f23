import { useQuery } from '@tanstack/react-query'
import { microsoftScopes, type CalendarStatus } from '@wervio/contracts'
import { hasSignedIn, loadMicrosoft } from '@wervio/microsoft-window'
import { sendToken, useConnected } from './use-connect.ts'
import type { MicrosoftConfig } from './use-microsoft-config.ts'

/**
 * Renews an expired connection without a window, once for each time that it expired. Only with the account that this
 * recruiter had connected: a tab may still know that of somebody else.
 */
export const useRenewal = (config: MicrosoftConfig | undefined, status: CalendarStatus | undefined) => {
  const connected = useConnected()
  const address = status?.auth_required ? status.account?.address : undefined
  const canRenew = Boolean(config?.microsoftClientId) && address !== undefined && hasSignedIn()
  return useQuery({
    queryKey: ['meetings', 'microsoft-renewal', address],
    enabled: canRenew,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async () => {
      if (!config || address === undefined) return false
      const token = await (await loadMicrosoft(config)).renew(microsoftScopes, address)
      if (token === null) return false
      await connected(await sendToken(token))
      return true
    },
  })
}
