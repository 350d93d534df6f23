import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { answerIn } from './answers.ts'
import { chatIn } from './chats.ts'
import { cvIn } from './cvs.ts'
import { isMode, type Mode } from './modes.ts'
import { personaIn } from './personas.ts'
import { chatRequest, readChat, readCvLines, readForm, readVacancy } from './requests.ts'
import { streamAnswer } from './stream.ts'

/** What became of a request; `left` when the caller hung up before the answer was whole. */
type Seen = { model: string; authorization: string | null; state: 'open' | 'done' | 'left' }

const failures: Partial<Record<Mode, { status: number; headers?: Record<string, string>; message: string }>> = {
  unauthorized: { status: 401, message: 'Incorrect API key provided.' },
  'rate-limited': { status: 429, headers: { 'retry-after': '7' }, message: 'Rate limit reached.' },
  broken: { status: 500, message: 'The server had an error.' },
}

/** A stand-in for an OpenAI-compatible endpoint. `mode` rules every request; without it the model's name does. */
export function buildPeer(fixed?: Mode): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  const seen: Seen[] = []

  const follow = (entry: Seen, reply: FastifyReply): AbortSignal => {
    const gone = new AbortController()
    reply.raw.once('close', () => {
      entry.state = reply.raw.writableFinished ? 'done' : 'left'
      gone.abort()
    })
    return gone.signal
  }

  app.get('/requests', () => seen)
  app.post('/v1/chat/completions', (request, reply) => {
    const { model, stream, messages } = chatRequest.parse(request.body)
    const mode = fixed ?? (isMode(model) ? model : undefined)
    const entry: Seen = { model, authorization: request.headers.authorization ?? null, state: 'open' }
    seen.push(entry)
    const gone = follow(entry, reply)
    const failure = mode && failures[mode]
    if (failure)
      return reply
        .code(failure.status)
        .headers(failure.headers ?? {})
        .send({ error: { message: failure.message, type: mode } })
    const vacancy = readVacancy(messages)
    const asked = readChat(messages)
    const cv = readCvLines(messages)
    const answer = cv
      ? cvIn(mode, cv)
      : asked
        ? chatIn(mode, asked)
        : vacancy === null
          ? answerIn(mode, readForm(messages))
          : personaIn(mode, vacancy)
    if (stream) return reply.type('text/event-stream').send(streamAnswer(model, mode, answer, gone))
    const message = { role: 'assistant', content: answer }
    return reply.send({
      id: 'peer',
      object: 'chat.completion',
      created: 0,
      model,
      choices: [{ index: 0, message, finish_reason: 'stop' }],
    })
  })
  return app
}
