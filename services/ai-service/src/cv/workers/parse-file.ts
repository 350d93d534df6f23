import type { ParsedCv } from '@wervio/contracts'
import { readPdf } from '@wervio/cv-document/pdf'
import type { Recogniser } from '@wervio/cv-document/recogniser'
import { UnreadableCv, type CvDocument } from '@wervio/cv-document'
import { readCv } from '../read-cv.ts'
import { usualReader, type CvReader } from '../reader.ts'
import type { Trace } from '../trace.ts'
import type { CvSource } from '../source/cv-source.ts'
import { fileKindOf, type FileKind } from './file-kind.ts'

/** What the rules read from a file; `source` is null unless it was requested, because transferring it takes time. */
export type ParsedFile = {
  fields: Omit<ParsedCv, 'made_by'>
  source: CvSource | null
  /** Whether pages were left out because they are pictures of text. */
  hasUnreadScans: boolean
}

/** The Word readers are loaded with the first Word file, because most CVs are PDFs. */
const readers: Record<FileKind, (bytes: Uint8Array, recogniser: Recogniser | null) => Promise<CvDocument>> = {
  pdf: readPdf,
  docx: async (bytes) => (await import('@wervio/cv-document/docx')).readDocx(bytes),
  doc: async (bytes) => (await import('@wervio/cv-document/doc')).readDoc(bytes),
}

/** A library's own error means that the file can't be read, whatever the message says. */
const documentOf = async (bytes: Uint8Array, recogniser: Recogniser | null): Promise<CvDocument> => {
  const kind = fileKindOf(bytes)
  if (kind === null) throw new UnreadableCv('cv_unreadable')
  try {
    return await readers[kind](bytes, recogniser)
  } catch (cause) {
    throw cause instanceof UnreadableCv ? cause : new UnreadableCv('cv_unreadable', { cause })
  }
}

/**
 * Reads a CV from its file, with its text if `withSource`; `trace` records what was considered. Throws `UnreadableCv`.
 * The bytes are unusable afterwards.
 */
export const parseFile = async (
  bytes: Uint8Array,
  withSource: boolean,
  trace?: Trace,
  recogniser: Recogniser | null = null,
  reader: CvReader = usualReader,
): Promise<ParsedFile> => {
  const document = await documentOf(bytes, recogniser)
  const source = withSource ? (await import('../source/source-of.ts')).sourceOf(document) : null
  return { fields: readCv(document, trace, { reader }), source, hasUnreadScans: document.hasUnreadScans === true }
}
