import { readFile } from 'node:fs/promises'
import { cvReaderOf } from '../../../services/ai-service/src/cv/reader.ts'
import { createParsers } from '../../../services/ai-service/src/cv/workers/parsers.ts'
import type { ParserRequest, Parsed, ParserMessage } from './parser-process.ts'

/** `WERVIO_CV_READER=vote pnpm bench cv` measures the other reader. */
const parsers = createParsers({ reader: cvReaderOf(process.env['WERVIO_CV_READER']) })

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
 * Parses the requested files one after another in a process like the service's: each answer is sent at once, as in the
 * service, and at the end the total duration.
 */
process.on('message', async ({ paths }: ParserRequest) => {
  const start = performance.now()
  for (const path of paths) process.send?.({ parsed: await parse(path) } satisfies ParserMessage)
  process.send?.({ milliseconds: performance.now() - start } satisfies ParserMessage)
})
