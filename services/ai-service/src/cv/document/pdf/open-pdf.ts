import { getDocument, VerbosityLevel, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { UnreadableCv } from '../unreadable-cv.ts'

/** Nothing in a file may run, be fetched or be drawn: it is only read. */
const options = {
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  useWorkerFetch: false,
  useWasm: false,
  enableXfa: false,
  stopAtErrors: false,
  /** Pictures are never decoded: larger ones are left out before. */
  maxImageSize: 1,
  fontExtraProperties: true,
  verbosity: VerbosityLevel.ERRORS,
} as const

const reasonOf = (cause: unknown): UnreadableCv => {
  const name = cause instanceof Error ? cause.name : ''
  return new UnreadableCv(name === 'PasswordException' ? 'cv_protected' : 'cv_unreadable', { cause })
}

/** Runs `work` with the opened PDF and closes it. Throws `UnreadableCv`; `bytes` are emptied by it. */
export const withPdf = async <T>(bytes: Uint8Array, work: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> => {
  const loading = getDocument({ data: bytes, ...options })
  try {
    const pdf = await loading.promise.catch((cause: unknown) => Promise.reject(reasonOf(cause)))
    return await work(pdf)
  } finally {
    await loading.destroy()
  }
}
