import { ServiceError } from '@wervio/service-kit'
import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions } from 'jose'

/** Errors of jose that are about the keys, not about the token. */
const KEYS_FAILED = [errors.JWKSTimeout, errors.JWKSInvalid]

const isAboutToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  error.code !== 'ERR_JOSE_GENERIC' &&
  !KEYS_FAILED.some((kind) => error instanceof kind)

/** Seconds by which two clocks may differ. */
const CLOCK_TOLERANCE = 60

/**
 * The claims of an id token whose signature, audience, issuer and expiry are right and that was issued at most a
 * quarter of an hour ago: Entra dates its tokens back by five minutes. Throws `proof_refused`, or `unavailable` without
 * the keys.
 */
export const checkIdToken = async (
  token: string,
  keys: JWTVerifyGetKey,
  expected: Pick<JWTVerifyOptions, 'audience' | 'issuer'>,
): Promise<{ claims: JWTPayload; keyId: string | undefined }> => {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      ...expected,
      algorithms: ['RS256'],
      maxTokenAge: '15m',
      requiredClaims: ['exp', 'iss', 'aud', 'sub'],
      clockTolerance: CLOCK_TOLERANCE,
    })
    return { claims: payload, keyId: protectedHeader.kid }
  } catch (cause) {
    throw new ServiceError(isAboutToken(cause) ? 'proof_refused' : 'unavailable', { cause })
  }
}
