import { runtimeConfig } from '@wervio/api-client'
import type { RuntimeConfig } from '@wervio/contracts'
import { useEffect, useState, type ReactNode } from 'react'
import { useInstallation } from '../../session/installation.ts'
import { GoogleWindow } from './google-window.tsx'
import type { ProviderWindows as Windows } from './provider-window.ts'
import { useMicrosoftWindow } from './use-microsoft-window.ts'

type Config = Pick<RuntimeConfig, 'googleClientId' | 'microsoftClientId' | 'microsoftAuthority'>

const NOTHING: Config = { googleClientId: null, microsoftClientId: null, microsoftAuthority: '' }

/** What this installation says of the providers; nothing until it is known, in a page without the block. */
const useProviderConfig = (): Config => {
  const installation = useInstallation()
  const [config, setConfig] = useState<Config>(installation ?? NOTHING)
  useEffect(() => {
    if (config !== NOTHING) return
    runtimeConfig().then(setConfig, () => undefined)
  }, [config])
  return config
}

/** The windows of Google and Microsoft; their code loads where this stands. */
export const ProviderWindows = ({ children }: { children: (windows: Windows) => ReactNode }) => {
  const config = useProviderConfig()
  const microsoft = useMicrosoftWindow(config)
  return <GoogleWindow clientId={config.googleClientId}>{(google) => children({ google, microsoft })}</GoogleWindow>
}
