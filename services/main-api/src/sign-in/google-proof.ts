import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { createRemoteJWKSet } from 'jose'
import { z } from 'zod'
import { checkIdToken } from './check-id-token.ts'
import type { GoogleSettings } from './google-settings.ts'
import { addressIn, nameIn, type ProvenIdentity } from './proven-identity.ts'

/** Google writes its issuer in both ways (developers.google.com/identity/openid-connect/openid-connect). */
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com']

/** The redirect address of a code that came by Google's window. */
const BY_WINDOW = 'postmessage'

const TIMEOUT = 10_000

const tokens = z.object({ id_token: z.string() })

/** A code that was used, is over, or belongs to another app. */
const REFUSED = 400

const exchange = async (
  code: string,
  { clientId, clientSecret, tokenUrl }: GoogleSettings,
): Promise<{ status: number; body: unknown }> => {
  const form = {
    grant_type: 'authorization_code',
    code,
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uri: BY_WINDOW,
  }
  try {
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return { status: answer.status, body: await answer.json() }
  } catch (cause) {
    throw new ServiceError('unavailable', { cause })
  }
}

const reasonIn = (body: unknown): string | undefined => z.object({ error: z.string() }).safeParse(body).data?.error

/** Exchanges the code of Google's window and checks the id token that comes for it. */
export const createGoogleProof = (settings: GoogleSettings) => {
  const keys = createRemoteJWKSet(new URL(settings.keysUrl), { timeoutDuration: TIMEOUT })

  return async (code: string): Promise<ProvenIdentity> => {
    const { status, body } = await exchange(code, settings)
    if (status === REFUSED && reasonIn(body) === 'invalid_grant') throw new ServiceError('proof_refused')
    const answer = tokens.safeParse(body)
    if (status !== 200 || !answer.success)
      throw new ServiceError('unavailable', { cause: new Error(`Google answered ${status}: ${reasonIn(body) ?? ''}`) })
    const { claims } = await checkIdToken(answer.data.id_token, keys, { audience: settings.clientId, issuer: ISSUERS })
    const { sub, azp, email, email_verified, name } = claims
    const isOurs = azp === undefined || azp === settings.clientId
    const address = addressIn(email)
    if (!isOurs || sub === undefined || sub.length > 255 || address === undefined)
      throw new ServiceError('proof_refused')
    if (email_verified !== true) throw new ServiceError('proof_refused', { message: messages.googleEmailUnverified })
    return { provider: 'google', subject: sub, address, name: nameIn(name) }
  }
}
