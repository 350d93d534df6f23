import { ApiError } from '@wervio/api-client'
import { messages, type LinkableProvider } from '@wervio/contracts'
import { isChunkError } from '@wervio/federation/host'
import { microsoftRefusalText, microsoftTexts } from '@wervio/microsoft-window'
import { identityErrorCode } from '../identity.ts'

export const providerNames: Record<LinkableProvider, string> = { google: 'Google', microsoft: 'Microsoft' }

/** Why a provider's window gave no proof. */
export type WindowProblem = 'loading' | 'cancelled' | 'blocked' | 'unreachable'

/** A window that gave no proof, for a reason that isn't the provider's own error. */
export class ProviderWindowError extends Error {
  override readonly name = 'ProviderWindowError'
  readonly problem: WindowProblem

  constructor(problem: WindowProblem) {
    super(problem)
    this.problem = problem
  }
}

/** The texts of each provider; those of the specification's error catalogue stand word for word. */
const windowTexts: Record<LinkableProvider, Record<WindowProblem, string>> = {
  google: {
    loading: 'Google authenticatie wordt geladen...',
    cancelled: 'Google login is geannuleerd.',
    blocked: 'Je browser hield het venster van Google tegen. Sta pop-ups voor deze site toe en probeer het opnieuw.',
    unreachable:
      'Google is nu niet bereikbaar. Vernieuw de pagina om het opnieuw te proberen, of kies een andere manier van inloggen.',
  },
  microsoft: {
    loading: microsoftTexts.loading,
    cancelled: microsoftTexts.cancelled,
    blocked: microsoftTexts.blocked,
    unreachable: microsoftTexts.notLoaded,
  },
}

/** What a sign-in by a provider that didn't succeed says. */
export const providerErrorText = (provider: LinkableProvider, error: unknown): string => {
  if (error instanceof ProviderWindowError) return windowTexts[provider][error.problem]
  if (error instanceof ApiError) return error.message
  // The sign-in code itself comes over the network too.
  if (isChunkError(error) || identityErrorCode(error) === 'auth/network-request-failed') return messages.noNetwork
  if (provider === 'google' && identityErrorCode(error) === 'auth/operation-not-allowed') return messages.googleNotSetUp
  return (provider === 'microsoft' ? microsoftRefusalText(error) : null) ?? messages.socialSignInFailed
}
