import type { registerRequest, Account } from '@wervio/contracts'
import { ServiceError, type Identity } from '@wervio/service-kit'
import type { z } from 'zod'
import type { AccountRepository } from './repository.ts'

type Registration = z.output<typeof registerRequest>

const MISMATCH = 'Deze gegevens horen niet bij je aanmelding. Log opnieuw in en probeer het nog eens.'
const EMAIL_MISSING = 'Je aanmelding heeft geen e-mailadres. Kies een andere manier van inloggen.'

/** Our names of the sign-in providers that a token names. */
const providerOf: Record<string, string> = { password: 'email', 'google.com': 'google' }

const differs = (claim: string | undefined, proof: string) =>
  claim !== undefined && claim.toLowerCase() !== proof.toLowerCase()

/** The rule of registration: the token is the proof, the body may add a name and may not contradict the token. */
export const registerAccount = async (
  accounts: AccountRepository,
  identity: Identity | null,
  body: Registration,
): Promise<Account> => {
  if (!identity) throw new ServiceError('not_signed_in')
  if (!identity.email) throw new ServiceError('forbidden', { message: EMAIL_MISSING })
  if (differs(body.email, identity.email) || (body.uid !== undefined && body.uid !== identity.uid))
    throw new ServiceError('forbidden', { message: MISMATCH })
  // Read first: existing accounts make this call at every sign-in, also while the disk is full and nothing can be
  // written.
  if (await accounts.find(identity)) throw new ServiceError('already_registered')
  const account = await accounts.create(identity, {
    provider: providerOf[identity.provider ?? ''] ?? body.provider,
    email: identity.email,
    displayName: body.displayName?.trim() || identity.displayName,
  })
  if (!account) throw new ServiceError('already_registered')
  return account
}
