import type { registerRequest, Account } from '@wervio/contracts'
import { ServiceError, type Identity } from '@wervio/service-kit'
import type { z } from 'zod'
import type { AccountRepository } from './repository.ts'

type Registration = z.output<typeof registerRequest>

const mismatch = 'Deze gegevens horen niet bij je aanmelding. Log opnieuw in en probeer het nog eens.'
const withoutEmail = 'Je aanmelding heeft geen email adres. Kies een andere manier van inloggen.'
const microsoftNotSetUp = 'Inloggen met Microsoft is nog niet ingesteld. Kies een andere manier van inloggen.'

/** How the token says its owner signed in, in our own words. */
const providerOf: Record<string, string> = { password: 'email', 'google.com': 'google' }

const differs = (claimed: string | undefined, proven: string) =>
  claimed !== undefined && claimed.toLowerCase() !== proven.toLowerCase()

/** The rule of registration: the token is the proof, the body may add a name and may not contradict the token. */
export const registerAccount = async (
  accounts: AccountRepository,
  identity: Identity,
  body: Registration,
): Promise<Account> => {
  if (body.provider === 'microsoft') throw new ServiceError('unavailable', { message: microsoftNotSetUp })
  if (!identity.email) throw new ServiceError('forbidden', { message: withoutEmail })
  if (differs(body.email, identity.email) || (body.uid !== undefined && body.uid !== identity.uid))
    throw new ServiceError('forbidden', { message: mismatch })
  // Asked first: whoever has an account signs in with this call too, and may read while nothing can be stored.
  if (await accounts.find(identity)) throw new ServiceError('already_registered')
  const made = await accounts.create(identity, {
    provider: providerOf[identity.provider ?? ''] ?? body.provider,
    email: identity.email,
    displayName: body.displayName?.trim() || identity.displayName,
  })
  if (!made) throw new ServiceError('already_registered')
  return made
}
