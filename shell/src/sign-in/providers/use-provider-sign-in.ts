import type { LinkableProvider } from '@wervio/contracts'
import { useState } from 'react'
import { startIdentity } from '../../session/start-identity.ts'
import type { ProviderWindow } from './provider-window.ts'

/** What went wrong at which provider. */
export type ProviderFailure = { provider: LinkableProvider; error: unknown }

type Options = { /** Makes an account of the visitor's demo instead. */ keepsDemo?: boolean }

/**
 * Signing in by a provider; the session that follows takes the user on. `busy` is the provider of which something is
 * awaited, or null.
 */
export const useProviderSignIn = ({ keepsDemo = false }: Options = {}) => {
  const [busy, setBusy] = useState<LinkableProvider | null>(null)
  const [failure, setFailure] = useState<ProviderFailure | null>(null)

  const attempt = async (provider: LinkableProvider, prove: () => Promise<string>): Promise<void> => {
    setBusy(provider)
    setFailure(null)
    try {
      const proof = await prove()
      const identity = await startIdentity()
      await (keepsDemo ? identity.keepDemoBy(provider, proof) : identity.enterBy(provider, proof))
    } catch (error) {
      setFailure({ provider, error })
    } finally {
      setBusy(null)
    }
  }

  return {
    busy,
    failure,
    signIn: (provider: LinkableProvider, { ask }: ProviderWindow): void => {
      const finishLate = (proof: string) => void attempt(provider, () => Promise.resolve(proof))
      void attempt(provider, () => ask(finishLate))
    },
  }
}

export type ProviderSignIn = ReturnType<typeof useProviderSignIn>
