import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { phantom, verboseJson } from './answer.ts'
import { listen } from './listen.ts'
import { isMode, type Mode } from './modes.ts'

/** What a call brought. */
type PeerRequest = {
  model: string
  language: string | null
  format: string | null
  authorization: string | null
  bytes: number
}

const MOST_BYTES = 26_214_400
/** What the mode `small` takes. */
const FEW_BYTES = 1_000_000
const NEVER_MS = 3_600_000

const textIn = (form: FormData, name: string): string | null => {
  const value = form.get(name)
  return typeof value === 'string' ? value : null
}

/** A stand-in for an OpenAI-compatible endpoint that transcribes. `fixed` applies to every request. */
export const buildPeer = (fixed?: Mode): FastifyInstance => {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: MOST_BYTES })
  const requests: PeerRequest[] = []
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.get('/requests', () => requests)
  app.post('/v1/audio/transcriptions', async (request, reply) => {
    const type = request.headers['content-type'] ?? ''
    const form = await new Response(request.body as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': type },
    }).formData()
    const file = form.get('file')
    const model = textIn(form, 'model') ?? ''
    const mode = fixed ?? (isMode(model) ? model : undefined)
    const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
    const isFirst = !requests.some((one) => one.model === model)
    requests.push({
      model,
      language: textIn(form, 'language'),
      format: textIn(form, 'response_format'),
      authorization: request.headers.authorization ?? null,
      bytes: bytes.length,
    })
    const refuse = (status: number, message: string) => reply.code(status).send({ error: { message } })
    if (mode === 'unauthorized') return refuse(401, 'Incorrect API key provided')
    if (mode === 'throttles-once' && isFirst) return reply.header('retry-after', '0').code(429).send({ error: {} })
    if (mode === 'broken' || (mode === 'broken-once' && isFirst)) return refuse(500, 'The server had an error')
    if (mode === 'small' && bytes.length > FEW_BYTES) return refuse(413, 'Maximum content size limit exceeded')
    if (mode === 'garbage') return reply.type('text/html').send('<html>Welkom</html>')
    if (mode === 'wrong-shape') return { result: 'ok' }
    if (mode === 'redirects') return reply.redirect('/elsewhere', 307)
    if (mode === 'slow') await pause(NEVER_MS, undefined, { ref: false })
    const { tones, duration } = listen(bytes)
    if (mode === 'phantom') return phantom(duration)
    const answer = verboseJson(tones, duration)
    return mode === 'text-only' ? { text: answer.text } : answer
  })
  return app
}
