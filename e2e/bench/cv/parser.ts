import { readFile } from 'node:fs/promises'
import { readPdf } from '../../../services/ai-service/src/cv/document/read-pdf.ts'
import { readCv } from '../../../services/ai-service/src/cv/read-cv.ts'
import type { Asked, Parsed } from './parser-process.ts'

const parse = async (path: string): Promise<Parsed> => {
  try {
    return { path, answer: readCv(await readPdf(new Uint8Array(await readFile(path)))), failure: null }
  } catch (error) {
    return { path, answer: null, failure: error instanceof Error ? error.message : String(error) }
  }
}

/** Parses what it is asked for, one file after the other, and says how long all of them took. Runs as a process of its own. */
process.on('message', async ({ paths }: Asked) => {
  const start = performance.now()
  const parsed: Parsed[] = []
  for (const path of paths) parsed.push(await parse(path))
  process.send?.({ parsed, milliseconds: performance.now() - start })
})
