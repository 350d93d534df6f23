import type { RuntimeConfig } from '@wervio/contracts'
import { loadMicrosoft } from '@wervio/microsoft-window'
import { useEffect, useState } from 'react'
import type { ProviderWindow } from './provider-window.ts'
import { ProviderWindowError } from './provider-texts.ts'

/** Who somebody is; the calendar asks for more when it is connected (specification 1 §6). */
const SCOPES = ['User.Read']

type Config = Pick<RuntimeConfig, 'microsoftClientId' | 'microsoftAuthority'>

/**
 * Microsoft's window. Its code loads before somebody presses, because browsers stop a window that opens long after the
 * press; an attempt that failed is made again at the press.
 */
export const useMicrosoftWindow = ({ microsoftClientId, microsoftAuthority }: Config): ProviderWindow => {
  const [state, setState] = useState<ProviderWindow['state']>('loading')
  useEffect(() => {
    if (microsoftClientId === null) return undefined
    let isCurrent = true
    const settle = () => {
      if (isCurrent) setState('ready')
    }
    loadMicrosoft({ microsoftClientId, microsoftAuthority }).then(settle, settle)
    return () => {
      isCurrent = false
    }
  }, [microsoftClientId, microsoftAuthority])
  return {
    state: microsoftClientId === null ? 'not-set-up' : state,
    ask: async (onLate) => {
      if (state === 'loading') throw new ProviderWindowError('loading')
      const microsoft = await loadMicrosoft({ microsoftClientId, microsoftAuthority })
      const { idToken } = await microsoft.signIn(SCOPES, (late) => onLate(late.idToken))
      return idToken
    },
  }
}
