import type { AddressInfo } from 'node:net'
import type { ParsedCv } from '@wervio/contracts'
import { createServiceTokens, signalOf } from '@wervio/service-kit'
import Fastify from 'fastify'

export const SECRET = 'a secret for tests of thirty-two letters'

/** What the reading of a CV answers. */
export const parsedCv = (fields: Partial<ParsedCv> = {}): ParsedCv => ({
  name: 'Noor Visser',
  email: 'noor@voorbeeld.nl',
  phone: '+31612345678',
  location: 'Assen',
  linkedin: null,
  title: 'Planner',
  summary: null,
  skills: ['Excel'],
  experience: [
    {
      position: 'Planner',
      company: 'Linde',
      period: '2019 - heden',
      start: '2019',
      end: null,
      current: true,
      location: null,
      description: null,
    },
  ],
  education: [],
  languages: [],
  certificates: [],
  driving_licences: [],
  availability: null,
  notice_period: null,
  salary_wish: null,
  hours: null,
  cv_text: 'Noor Visser\nPlanner',
  evidence: { name: { confidence: 0.95, quote: 'Noor Visser', places: [] } },
  sensitive: [],
  made_by: { engine: 'builtin', model: 'wervio-1', at: '2026-01-01T09:00:00.000Z' },
  warnings: [],
  ...fields,
})

type Answer = { status: number; body: unknown }

/** An ai-service that answers what a test tells it, and remembers for whom it was asked. */
export const startParserStandIn = async () => {
  const calls: { account: string; organisation: string; file: string }[] = []
  let answer: (file: string, callerSignal: AbortSignal) => Answer | Promise<Answer> = () => ({
    status: 200,
    body: parsedCv(),
  })
  const tokens = createServiceTokens(SECRET)
  // A caller that hung up may have opened a spare connection, which `close` would wait for.
  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post<{ Body: string }>('/api/parse-cv', async ({ headers, body }, reply) => {
    const { accountId, organisationId } = await tokens.verify(
      (headers.authorization ?? '').replace('Bearer ', ''),
      'ai',
    )
    const file = /filename="([^"]*)"/.exec(body)?.[1] ?? ''
    calls.push({ account: accountId, organisation: organisationId, file })
    const { status, body: answerBody } = await answer(file, signalOf(reply))
    return reply.code(status).send(answerBody)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked: calls,
    /** What it says of each file from now on; `left` aborts when the caller hangs up. */
    answerWith: (next: typeof answer) => {
      answer = next
    },
    stop: () => app.close(),
  }
}
