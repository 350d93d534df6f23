import { z } from 'zod'
import { ServiceError } from './service-error.ts'

const header = z.looseObject({ alg: z.string() })
const payload = z.looseObject({ aud: z.string(), iss: z.string(), sub: z.string().min(1).max(128), exp: z.number() })

const decode = <S extends z.ZodType>(part: string | undefined, schema: S): z.output<S> => {
  try {
    return schema.parse(JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8')))
  } catch (cause) {
    throw new ServiceError('invalid_token', { cause })
  }
}

/**
 * Refuses what can't be a token of this project before the provider is asked: no JWT, another audience or issuer, or
 * unsigned without an emulator. Doesn't check the signature itself.
 */
export const checkTokenShape = (token: string, expected: { projectId: string; unsignedAllowed: boolean }): void => {
  const parts = token.split('.')
  if (parts.length !== 3) throw new ServiceError('invalid_token')
  const { alg } = decode(parts[0], header)
  const { aud, iss } = decode(parts[1], payload)
  const isOurs = aud === expected.projectId && iss === `https://securetoken.google.com/${expected.projectId}`
  const isSigned = alg === 'RS256' && parts[2] !== ''
  if (!isOurs || (!isSigned && !(expected.unsignedAllowed && alg === 'none'))) throw new ServiceError('invalid_token')
}
