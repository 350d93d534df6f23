import type { RuntimeConfig } from '@wervio/contracts'
import { createContext, useContext, useState } from 'react'
import { inlinedConfig } from '@wervio/api-client'

type Installation = Pick<RuntimeConfig, 'googleClientId' | 'microsoftClientId' | 'microsoftAuthority' | 'firebase'>

/** What an installation is set up for where a page is rendered at build: no block stands in the page then. */
export const InstallationContext = createContext<Installation | null>(null)

/** What this installation is set up for; null in a page without the block. */
export const useInstallation = (): Installation | null => {
  const givenInstallation = useContext(InstallationContext)
  const [installation] = useState(() => givenInstallation ?? inlinedConfig())
  return installation
}
