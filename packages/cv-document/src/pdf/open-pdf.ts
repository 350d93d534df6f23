import { fileURLToPath } from 'node:url'
import { UnreadableCv } from '../unreadable-cv.ts'
import { countGlyphs } from './count-glyphs.ts'
import { DirectPort } from './direct-port.ts'
import { limitInflated } from './inflate-budget.ts'
import { noPage } from './no-page.ts'
import { getDocument, PDFWorker, VerbosityLevel, WorkerMessageHandler, type PDFDocumentProxy } from './pdfjs.ts'

/**
 * Tables for Chinese, Japanese and Korean typefaces that don't bring their own; read from the package, never fetched.
 */
const cMapUrl = fileURLToPath(new URL('cmaps/', import.meta.resolve('pdfjs-dist/package.json')))
/** Decoders of pictures that pdf.js loads when it meets one; as JavaScript, in the package. */
const wasmUrl = new URL('wasm/', import.meta.resolve('pdfjs-dist/package.json')).href

/** The most points of a picture that is decoded: A4 at 600 dots an inch. */
const MOST_POINTS = 35_000_000

/** Nothing in a file may run, be fetched or be drawn; it is only read. pdf.js evaluates no code since version 5. */
const options = {
  disableFontFace: false,
  ownerDocument: noPage as never,
  useSystemFonts: false,
  useWorkerFetch: false,
  useWasm: false,
  enableXfa: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  /** Larger pictures are left out, so that none is ever decoded. */
  maxImageSize: 1,
  /** Provides the names of typefaces. */
  fontExtraProperties: true,
  verbosity: VerbosityLevel.ERRORS,
  cMapUrl,
  wasmUrl,
} as const

const reasonOf = (cause: unknown): UnreadableCv => {
  if (cause instanceof UnreadableCv) return cause
  const name = cause instanceof Error ? cause.name : ''
  return new UnreadableCv(name === 'PasswordException' ? 'cv_protected' : 'cv_unreadable', { cause })
}

/**
 * Runs `work` with the opened PDF and closes it. Throws `UnreadableCv`, also when there is more text, or more inflated
 * data, than any CV has. Pictures are decoded only `withPictures`.
 */
export const withPdf = async <T>(
  bytes: Uint8Array,
  work: (pdf: PDFDocumentProxy) => Promise<T>,
  { withPictures }: { withPictures: boolean },
): Promise<T> => {
  const limit = Promise.withResolvers<never>()
  limit.promise.catch(() => undefined)
  const tooComplex = () => limit.reject(new UnreadableCv('cv_too_complex'))
  const [clientPort, workerPort] = DirectPort.pair(countGlyphs(tooComplex))
  WorkerMessageHandler.initializeFromPort(workerPort)
  const stopCounting = limitInflated(tooComplex, { withPictures })
  const worker = PDFWorker.create({
    port: clientPort as unknown as NonNullable<PDFWorker['port']>,
    verbosity: options.verbosity,
  })
  const loading = getDocument({ data: bytes, worker, ...options, ...(withPictures && { maxImageSize: MOST_POINTS }) })
  try {
    const open = loading.promise.catch((cause: unknown) => Promise.reject(reasonOf(cause)))
    return await Promise.race([open.then(work), limit.promise])
  } finally {
    await loading.destroy()
    worker.destroy()
    stopCounting()
  }
}
