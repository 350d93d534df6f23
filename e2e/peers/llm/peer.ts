import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { adviceIn } from './advices.ts'
import { answerIn } from './answers.ts'
import { chatIn } from './chats.ts'
import { cvIn } from './cvs.ts'
import { isMode, type Mode } from './modes.ts'
import { personaIn } from './personas.ts'
import { embeddingsRequest, vectorsIn } from './embeddings.ts'
import { refusalIn } from './refusals.ts'
import {
  type ChatRequest,
  chatRequest,
  instructionsIn,
  readChat,
  readConversation,
  readCvLines,
  readFindings,
  readForm,
  readVacancy,
} from './requests.ts'
import { NEVER_MS, streamAnswer } from './stream.ts'
import { summaryIn } from './summaries.ts'
import { wrap } from './wrappings.ts'

/** The outcome of a request; `left` when the caller closed the connection before the answer was complete. */
type PeerRequest = {
  model: string
  authorization: string | null
  state: 'open' | 'done' | 'left'
  /** Texts that were to be placed. */
  input?: string[]
  /** What the model was told to do; absent where nobody tells. */
  instructions?: string
  /** Parameters that came with it. */
  given: Pick<ChatRequest, 'max_tokens' | 'max_completion_tokens' | 'temperature' | 'response_format'>
}

const givenIn = ({ max_tokens, max_completion_tokens, temperature, response_format }: ChatRequest) => ({
  max_tokens,
  max_completion_tokens,
  temperature,
  response_format,
})

/**
 * A stand-in for an OpenAI-compatible endpoint. `mode` applies to every request; without it the model's name decides.
 */
export const buildPeer = (fixed?: Mode): FastifyInstance => {
  const app = Fastify({ forceCloseConnections: true })
  const requests: PeerRequest[] = []

  const follow = (entry: PeerRequest, reply: FastifyReply): AbortSignal => {
    const controller = new AbortController()
    reply.raw.once('close', () => {
      entry.state = reply.raw.writableFinished ? 'done' : 'left'
      controller.abort()
    })
    return controller.signal
  }

  app.get('/requests', () => requests)
  app.post('/v1/embeddings', async (request, reply) => {
    const modelRequest = embeddingsRequest.parse(request.body)
    const { model, input } = modelRequest
    const mode = fixed ?? (isMode(model) ? model : undefined)
    const entry: PeerRequest = {
      model,
      authorization: request.headers.authorization ?? null,
      state: 'open',
      given: {},
      input,
    }
    requests.push(entry)
    const disconnection = follow(entry, reply)
    const refusal = refusalIn(mode, chatRequest.parse({ model, messages: [] }))
    if (refusal) {
      reply.code(refusal.status).headers(refusal.headers ?? {})
      return { error: refusal.error }
    }
    if (mode === 'slow') await pause(NEVER_MS, undefined, { signal: disconnection, ref: false }).catch(() => undefined)
    const vectors = vectorsIn(mode, modelRequest) as unknown[]
    return {
      object: 'list',
      model,
      data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
      usage: { prompt_tokens: 0, total_tokens: 0 },
    }
  })
  app.post('/v1/chat/completions', (request, reply) => {
    const modelRequest = chatRequest.parse(request.body)
    const { model, stream, messages } = modelRequest
    const mode = fixed ?? (isMode(model) ? model : undefined)
    const entry: PeerRequest = {
      model,
      authorization: request.headers.authorization ?? null,
      state: 'open',
      instructions: instructionsIn(messages),
      given: givenIn(modelRequest),
    }
    requests.push(entry)
    const disconnection = follow(entry, reply)
    const refusal = refusalIn(mode, modelRequest)
    if (refusal)
      return reply
        .code(refusal.status)
        .headers(refusal.headers ?? {})
        .send({ error: refusal.error })
    const vacancy = readVacancy(messages)
    const chat = readChat(messages)
    const cv = readCvLines(messages)
    const findings = readFindings(messages)
    const conversation = readConversation(messages)
    const plain = conversation
      ? summaryIn(mode, conversation)
      : findings
        ? adviceIn(mode, findings)
        : cv
          ? cvIn(mode, cv)
          : chat
            ? chatIn(mode, chat)
            : vacancy === null
              ? answerIn(mode, readForm(messages))
              : personaIn(mode, vacancy)
    const answer = wrap(mode, plain, modelRequest)
    if (stream) return reply.type('text/event-stream').send(streamAnswer(model, mode, answer, disconnection))
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
