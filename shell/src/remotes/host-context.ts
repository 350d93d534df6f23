import type { Host } from '@wervio/federation/host'
import { createContext, use } from 'react'

export const HostContext = createContext<Host | null>(null)

/** The host of this tab. */
export const useHost = (): Host => {
  const host = use(HostContext)
  if (!host) throw new Error('useHost needs a HostContext')
  return host
}
