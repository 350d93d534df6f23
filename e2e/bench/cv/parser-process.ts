import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { serviceMemory } from '../../../scripts/product/processes.ts'
import type { Answer } from '../../../services/ai-service/test/cv-quality/score-cv.ts'

export type Asked = { paths: readonly string[] }
/** `answer` is null for a file that can't be read; `failure` says why. */
export type Parsed = { path: string; answer: Answer | null; failure: string | null }
export type Parsing = { parsed: Parsed[]; milliseconds: number }

/** The parser in a process of its own, so that its memory can be looked at and it stays warm between calls. */
export const startParser = () => {
  const child = fork(fileURLToPath(new URL('parser.ts', import.meta.url)), { env: { ...process.env, ...serviceMemory } })
  return {
    pid: child.pid ?? 0,
    parse: async (paths: readonly string[]): Promise<Parsing> => {
      const answered = once(child, 'message', { signal: AbortSignal.timeout(300_000) })
      child.send({ paths } satisfies Asked)
      const [message] = (await Promise.race([answered, once(child, 'exit').then(() => Promise.reject(new Error('the parser ended')))])) as [Parsing]
      return message
    },
    stop: () => child.kill(),
  }
}
export type Parser = ReturnType<typeof startParser>
