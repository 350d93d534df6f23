import { beforeEach } from '@jest/globals'
import { AI, fakeServices as fakeBothServices, server } from '@wervio/api-client/testing'
import type { ChatMessage, ChatResponse } from '@wervio/contracts'
import { http, HttpResponse } from 'msw'

export { server, signIn } from '@wervio/api-client/testing'

export const CHAT = `${AI}/api/chat`
export const MESSAGES = `${CHAT}/messages`
export const ID = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11'
export const OTHER = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d12'

const madeBy = { engine: 'builtin', model: 'wervio-1', at: '2026-01-01T09:00:00.000Z' } as const

export const answer = (fields: Partial<ChatResponse> = {}): ChatResponse => ({
  response: 'Je hebt nodig: [1]\n- een hbo-diploma\n- BIG',
  sources: [{ path: ['vacature', 'hard_skills'], label: 'Vacature, hard skills', quote: 'Hbo-diploma en BIG' }],
  answered: true,
  made_by: madeBy,
  warnings: [],
  ...fields,
})

export const chatMessage = (role: ChatMessage['role'], content: string, number = 1): ChatMessage => ({
  id: `4f6c1d52-7f7e-4f0e-8b3c-${String(number).padStart(12, '0')}`,
  role,
  content,
  sources: [],
  made_by: role === 'user' ? null : madeBy,
  created_at: '2026-01-01T09:00:00.000Z',
})

export const failure = (error: string, code = 'internal') => ({ error, message: error, code })

/**
 * Fakes the services at the wire, without stored conversations, and signs a recruiter in, for every test of the file.
 */
export const fakeServices = (): void => {
  fakeBothServices()
  beforeEach(() => server.use(http.get(MESSAGES, () => HttpResponse.json([]))))
}

const encoder = new TextEncoder()

/** One chat call, whose response the test writes in steps. */
export class ChatCall {
  readonly #stream: ReadableStreamDefaultController<Uint8Array>
  readonly body: { message: string; conversation_history: unknown[]; context: unknown; subject?: unknown }
  readonly signal: AbortSignal

  constructor(stream: ReadableStreamDefaultController<Uint8Array>, body: ChatCall['body'], signal: AbortSignal) {
    this.#stream = stream
    this.body = body
    this.signal = signal
  }

  #send(event: string, data: unknown): void {
    this.#stream.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  }

  write(text: string): void {
    this.#send('progress', { text })
  }

  finish(result: Partial<ChatResponse> = {}): void {
    this.#send('result', answer(result))
    this.#stream.close()
  }

  fail(error: string, code?: string): void {
    this.#send('error', failure(error, code))
    this.#stream.close()
  }
}

/** The chat calls as they arrive, oldest first. */
export const chatCalls = (): ChatCall[] => {
  const calls: ChatCall[] = []
  server.use(
    http.post(CHAT, async ({ request }) => {
      const body = (await request.json()) as ChatCall['body']
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => {
          calls.push(new ChatCall(controller, body, request.signal))
        },
      })
      return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  return calls
}
