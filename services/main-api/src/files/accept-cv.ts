import { extname } from 'node:path'
import { cvTypes, messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import type { Looked } from './keep-upload.ts'

const [PDF, DOC, DOCX] = cvTypes

/** Acrobat reads a PDF whose header stands anywhere in so many bytes, and mail programs put lines before it. */
const PDF_HEADER_WITHIN = 1_024
const PDF_HEADER = '%PDF-'
/** The stream that a Word 97 file has in its directory; that may lie beyond what is looked at, and then the name decides. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')
/** A folder of every DOCX; Word writes it first, other programs after pictures. */
const WORD_FOLDER = 'word/'

const cvTypeOf = ({ sample, type, name }: Looked): (typeof cvTypes)[number] | null => {
  if (sample.subarray(0, PDF_HEADER_WITHIN).includes(PDF_HEADER)) return PDF
  if (type === DOCX || (type === 'application/zip' && sample.includes(WORD_FOLDER))) return DOCX
  if (type === 'application/x-cfb' && (sample.includes(WORD_STREAM) || extname(name).toLowerCase() === '.doc'))
    return DOC
  return null
}

const CALLED_CV = ['.pdf', '.doc', '.docx']

/** The type of a CV by its content, whatever its name says; throws `file_type_refused` for anything but PDF and Word: damaged, when it is called one. */
export const acceptCv = (looked: Looked): string => {
  const type = cvTypeOf(looked)
  if (type === null)
    throw new ServiceError('file_type_refused', {
      message: CALLED_CV.includes(extname(looked.name).toLowerCase()) ? messages.cvUnreadable : messages.cvTypeRefused,
    })
  return type
}
