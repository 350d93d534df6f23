import { fork } from 'node:child_process'
import { on } from 'node:events'
import { fileURLToPath } from 'node:url'
import { serviceMemory } from '../../../scripts/product/processes.ts'
import type { Answer } from '../../../services/ai-service/test/cv-quality/score-cv.ts'

export type ParserRequest = { paths: readonly string[] }
/** `answer` is null for a file that can't be read; `failure` says why. */
export type Parsed = { path: string; answer: Answer | null; failure: string | null }
/** One file's answer, or the end. */
export type ParserMessage = { parsed: Parsed } | { milliseconds: number }
export type Parsing = { parsed: Parsed[]; milliseconds: number }

/** The parser in a process of its own, so that its memory can be measured and it stays warm between calls. */
export const startParser = () => {
  const child = fork(fileURLToPath(new URL('parser.ts', import.meta.url)), {
    env: { ...process.env, ...serviceMemory },
  })
  return {
    pid: child.pid ?? 0,
    parse: async (paths: readonly string[]): Promise<Parsing> => {
      const parsed: Parsed[] = []
      const messages = on(child, 'message', { close: ['exit'], signal: AbortSignal.timeout(300_000) })
      child.send({ paths } satisfies ParserRequest)
      for await (const [message] of messages as AsyncIterable<[ParserMessage]>) {
        if ('milliseconds' in message) return { parsed, milliseconds: message.milliseconds }
        parsed.push(message.parsed)
      }
      throw new Error('the parser ended')
    },
    stop: () => child.kill(),
  }
}
export type Parser = ReturnType<typeof startParser>
