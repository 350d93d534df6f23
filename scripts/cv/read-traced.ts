import '../../services/ai-service/src/cv/workers/without-canvas.ts'
import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { UnreadableCvCode } from '@wervio/contracts'
import { startRecogniser } from '@wervio/cv-document/recogniser'
import { fileKindOf } from '../../services/ai-service/src/cv/workers/file-kind.ts'
import { createParsers } from '../../services/ai-service/src/cv/workers/parsers.ts'
import { cvReaderOf } from '../../services/ai-service/src/cv/reader.ts'
import { createTrace, type Trace } from '../../services/ai-service/src/cv/trace.ts'

/** A file that can't be explained; the message is for the terminal. */
export class NotExplained extends Error {
  override readonly name = 'NotExplained'
}

const WHY: Readonly<Record<UnreadableCvCode, string>> = {
  cv_unreadable: 'is no PDF or Word file that can be read',
  cv_protected: 'is protected by a password',
  cv_without_text: 'has no text: a scan?',
  cv_too_complex: 'takes more time or memory than a CV may',
}
/** The folder of models with which scans are recognised, as the service has it. */
const MODELS = process.env['WERVIO_OCR_MODELS'] || null
/** The reader that is explained: `WERVIO_CV_READER=vote pnpm cv explain FILE` also has the path. */
const READER = cvReaderOf(process.env['WERVIO_CV_READER'])
/** More letters than any CV has. */
const MOST_TEXT_BYTES = 1_000_000
/** Time limit in milliseconds; the parser stops earlier by itself. */
const PATIENCE_MS = 90_000

const bytesOf = async (file: string): Promise<Uint8Array> => {
  try {
    return new Uint8Array(await readFile(file))
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new NotExplained(`${file} ${code === 'ENOENT' ? 'does not exist' : `can’t be read (${String(code)})`}`, {
      cause,
    })
  }
}

/**
 * Reads a file as the service does, with the same limits of time and memory, so that a hostile file does no harm here
 * either.
 */
const requireReadable = async (file: string, bytes: Uint8Array): Promise<void> => {
  const parsers = createParsers({ models: MODELS, reader: READER })
  const patience = new AbortController()
  // The timer also keeps this process running, which the parser doesn't.
  const clock = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    const outcome = await parsers.take('explain', bytes.length).parse({ bytes, withSource: false }, patience.signal)
    if ('unreadable' in outcome) throw new NotExplained(`${file} ${WHY[outcome.unreadable]} (${outcome.unreadable})`)
    if ('failed' in outcome) throw new NotExplained(`${file} made the reader fail: ${outcome.failed}`)
  } finally {
    await parsers.close()
    clearTimeout(clock)
  }
}

/**
 * Reads a text file as a CV of one column, in the notation of the reader's tests (`cvOf`). Wervio itself accepts no
 * text files.
 */
const traceOfText = async (file: string, bytes: Uint8Array): Promise<Trace> => {
  const { cvOf } = await import('../../services/ai-service/src/cv/testing/cv-of.ts')
  const { readCv } = await import('../../services/ai-service/src/cv/read-cv.ts')
  const text = new TextDecoder().decode(bytes)
  if (bytes.length > MOST_TEXT_BYTES || /[\0\uFFFD]/.test(text) || text.trim() === '')
    throw new NotExplained(`${file} is no text of a CV`)
  const trace = createTrace()
  readCv(cvOf(text), trace, { reader: READER })
  return trace
}

/** Everything that was considered while reading a CV. Throws `NotExplained`. */
export const readTraced = async (file: string): Promise<Trace> => {
  const bytes = await bytesOf(file)
  if (fileKindOf(bytes) === null) {
    if (extname(basename(file)).toLowerCase() === '.txt') return traceOfText(file, bytes)
    throw new NotExplained(`${file} ${WHY.cv_unreadable}`)
  }
  await requireReadable(file, bytes)
  const { parseFile } = await import('../../services/ai-service/src/cv/workers/parse-file.ts')
  const trace = createTrace()
  const recogniser = MODELS === null ? null : await startRecogniser(MODELS)
  try {
    await parseFile(new Uint8Array(bytes), false, trace, recogniser, READER)
  } finally {
    await recogniser?.close()
  }
  return trace
}
