import { createHash } from 'node:crypto'
import { messages, type LinkableProvider } from '@wervio/contracts'
import type { MicrosoftSettings } from '@wervio/microsoft'
import { ServiceError } from '@wervio/service-kit'
import { LRUCache } from 'lru-cache'
import { createGoogleProof } from './google-proof.ts'
import type { GoogleSettings } from './google-settings.ts'
import { createMicrosoftProof } from './microsoft-proof.ts'
import type { ProvenIdentity } from './proven-identity.ts'

/** Milliseconds for which a proof is remembered: longer than a token of any provider counts. */
const REMEMBERED = 1_200_000

const digestOf = (provider: string, proof: string): string =>
  createHash('sha256').update(`${provider} ${proof}`).digest('base64')

/** Checks what Google and Microsoft give out about somebody; each proof counts once in this process. */
export const createProofs = (settings: { microsoft: MicrosoftSettings | null; google: GoogleSettings | null }) => {
  const checks = {
    microsoft: settings.microsoft && createMicrosoftProof(settings.microsoft),
    google: settings.google && createGoogleProof(settings.google),
  }
  const usedProofs = new LRUCache<string, true>({ max: 20_000, ttl: REMEMBERED })

  /** Who a proof is about. Throws `provider_not_set_up`, `proof_refused` or `unavailable`. */
  return async (provider: LinkableProvider, proof: string | undefined): Promise<ProvenIdentity> => {
    const check = checks[provider]
    if (!check)
      throw new ServiceError('provider_not_set_up', provider === 'google' ? { message: messages.googleNotSetUp } : {})
    if (proof === undefined) throw new ServiceError('proof_refused')
    const digest = digestOf(provider, proof)
    if (usedProofs.has(digest)) throw new ServiceError('proof_refused')
    const identity = await check(proof)
    // Asked again: two calls with the same proof may have been checked side by side.
    if (usedProofs.has(digest)) throw new ServiceError('proof_refused')
    usedProofs.set(digest, true)
    return identity
  }
}

export type Proofs = ReturnType<typeof createProofs>
