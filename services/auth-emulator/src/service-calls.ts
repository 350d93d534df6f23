import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { deleteByService, lookupByService, updateByService } from './calls.ts'
import type { Emulator } from './emulator.ts'
import { ProviderError } from './provider-error.ts'
import type { SecondFactors } from './second-factor.ts'
import type { SignIn } from './sign-in.ts'
import type { Tokens } from './tokens.ts'

type Options = {
  emulator: Emulator
  signIn: SignIn
  secondFactors: SecondFactors
  tokens: Tokens
  projectId: string
  secret: string
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The administrative calls of firebase-admin that our services make, at an address that begins with their secret. */
export const serviceCalls = (
  app: FastifyInstance,
  { emulator, signIn, secondFactors, tokens, projectId, secret }: Options,
): void => {
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`

  const serve = <S extends z.ZodType>(
    name: string,
    schema: S,
    answer: (body: z.output<S>, request: FastifyRequest) => Promise<object>,
  ) =>
    // find-my-way writes a literal colon as `::`.
    app.post<{ Params: { secret: string } }>(`/:secret${accounts}::${name}`, async (request) => {
      if (!timingSafeEqual(digest(request.params.secret), digest(secret))) throw new ProviderError(404, 'NOT_FOUND')
      const body = schema.safeParse(request.body)
      if (!body.success) throw new ProviderError(400, 'INVALID_ARGUMENT')
      return answer(body.data, request)
    })

  serve('delete', deleteByService, ({ localId }) => signIn.remove(localId))
  serve('update', updateByService, (body, { headers }) => {
    if ('validSince' in body) return signIn.revoke(body.localId, body.validSince)
    return 'mfa' in body
      ? secondFactors.removeAll(body.localId)
      : signIn.removePassword(body.localId, headers.host ?? '')
  })
  serve('lookup', lookupByService, async (body, { headers }) => {
    const answer = await emulator.call({
      path: `${accounts}:lookup`,
      body,
      asOwner: true,
      host: headers.host ?? '',
    })
    return tokens.seal(answer.body)
  })
}
