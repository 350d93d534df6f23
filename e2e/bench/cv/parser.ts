import { readFile } from 'node:fs/promises'
import { createParsers } from '../../../services/ai-service/src/cv/workers/parsers.ts'
import type { Asked, Parsed, Told } from './parser-process.ts'

const parsers = createParsers()

const parse = async (path: string): Promise<Parsed> => {
  const bytes = new Uint8Array(await readFile(path))
  const place = parsers.take('bench', bytes.length)
  try {
    const outcome = await place.parse({ bytes, withSource: false }, AbortSignal.timeout(60_000))
    if ('parsed' in outcome) return { path, answer: outcome.parsed.fields, failure: null }
    return { path, answer: null, failure: 'unreadable' in outcome ? outcome.unreadable : outcome.failed }
  } finally {
    place.free()
  }
}

/**
 * Parses what it is asked for in one process of the service's own, one file after the other: each answer leaves at once,
 * as in the service, and at the end how long all of them took. A process of its own.
 */
process.on('message', async ({ paths }: Asked) => {
  const start = performance.now()
  for (const path of paths) process.send?.({ parsed: await parse(path) } satisfies Told)
  process.send?.({ milliseconds: performance.now() - start } satisfies Told)
})
