import type { ParsedCv } from '@wervio/contracts'
import { readPdf } from '../document/read-pdf.ts'
import { UnreadableCv } from '../document/unreadable-cv.ts'
import type { CvDocument } from '../document/cv-document.ts'
import { readCv } from '../read-cv.ts'
import type { CvSource } from '../source/cv-source.ts'
import { fileKindOf, type FileKind } from './file-kind.ts'

/** What the rules read from a file; `source` is null unless it was asked for, because it costs time to hand over. */
export type ParsedFile = { fields: Omit<ParsedCv, 'made_by'>; source: CvSource | null }

/** Most CVs are PDFs: what reads Word files is loaded with the first of them. */
const read: Record<FileKind, (bytes: Uint8Array) => Promise<CvDocument>> = {
  pdf: readPdf,
  docx: async (bytes) => (await import('../document/word/read-docx.ts')).readDocx(bytes),
  doc: async (bytes) => (await import('../document/word/read-doc.ts')).readDoc(bytes),
}

/** A library that trips over a file hasn't read it, whatever it says. */
const documentOf = async (bytes: Uint8Array): Promise<CvDocument> => {
  const kind = fileKindOf(bytes)
  if (kind === null) throw new UnreadableCv('cv_unreadable')
  try {
    return await read[kind](bytes)
  } catch (cause) {
    throw cause instanceof UnreadableCv ? cause : new UnreadableCv('cv_unreadable', { cause })
  }
}

/** Reads a CV from its file. `withSource`: its text too. Throws `UnreadableCv`; the bytes are gone afterwards. */
export const parseFile = async (bytes: Uint8Array, withSource: boolean): Promise<ParsedFile> => {
  const document = await documentOf(bytes)
  const source = withSource ? (await import('../source/source-of.ts')).sourceOf(document) : null
  return { fields: readCv(document), source }
}
