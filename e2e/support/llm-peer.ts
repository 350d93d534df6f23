import type { FastifyInstance } from 'fastify'
import { buildPeer } from '../peers/llm/peer.ts'
import type { Mode } from '../peers/llm/modes.ts'

type Seen = { model: string; state: 'open' | 'done' | 'left' }

/** A language model's stand-in at one address whose behaviour a test changes. */
export class LlmPeer {
  readonly #port: number
  #app: FastifyInstance | undefined

  constructor(port: number) {
    this.#port = port
  }

  /** What ai-service gets as AI_BASE_URL. */
  get address(): string {
    return `http://127.0.0.1:${this.#port}/v1`
  }

  /** From now on every request meets this behaviour; without one the peer is honest. */
  async behave(mode?: Mode): Promise<void> {
    await this.stop()
    this.#app = buildPeer(mode)
    await this.#app.listen({ port: this.#port, host: '127.0.0.1' })
  }

  async stop(): Promise<void> {
    await this.#app?.close()
    this.#app = undefined
  }

  /** What became of each request since `behave`. */
  async requests(): Promise<Seen[]> {
    const response = await this.#app?.inject({ method: 'GET', url: '/requests' })
    return response?.json<Seen[]>() ?? []
  }
}
