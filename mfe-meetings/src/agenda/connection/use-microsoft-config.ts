import { useQuery } from '@tanstack/react-query'
import { runtimeConfig } from '@wervio/api-client'

/** What this installation says of Microsoft; `microsoftClientId` is null where it isn't set up. */
export const useMicrosoftConfig = () =>
  useQuery({
    queryKey: ['meetings', 'runtime-config'],
    queryFn: runtimeConfig,
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ microsoftClientId, microsoftAuthority }) => ({ microsoftClientId, microsoftAuthority }),
  })
export type MicrosoftConfig = NonNullable<ReturnType<typeof useMicrosoftConfig>['data']>
