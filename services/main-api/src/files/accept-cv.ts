import { extname } from 'node:path'
import { cvTypes, messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import type { FileSample } from './keep-upload.ts'

const [PDF, DOC, DOCX] = cvTypes

/**
 * The header of a PDF may stand anywhere in its first bytes: Acrobat accepts that, and mail programs put lines before
 * it.
 */
const PDF_HEADER_WITHIN = 1_024
const PDF_HEADER = '%PDF-'
/** A stream in the directory of a Word 97 file; when the directory lies beyond the sample, the name decides. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le')
/** A folder of every DOCX; Word writes it first, other programs after pictures. */
const WORD_FOLDER = 'word/'

const cvTypeOf = ({ sample, type, name }: FileSample): (typeof cvTypes)[number] | null => {
  if (sample.subarray(0, PDF_HEADER_WITHIN).includes(PDF_HEADER)) return PDF
  if (type === DOCX || (type === 'application/zip' && sample.includes(WORD_FOLDER))) return DOCX
  if (type === 'application/x-cfb' && (sample.includes(WORD_STREAM) || extname(name).toLowerCase() === '.doc'))
    return DOC
  return null
}

const CV_EXTENSIONS = ['.pdf', '.doc', '.docx']

/**
 * The type of a CV by its content. Throws `file_type_refused` for anything but PDF and Word; the name only decides the
 * message.
 */
export const acceptCv = (file: FileSample): string => {
  const type = cvTypeOf(file)
  if (type === null)
    throw new ServiceError('file_type_refused', {
      message: CV_EXTENSIONS.includes(extname(file.name).toLowerCase())
        ? messages.cvUnreadable
        : messages.cvTypeRefused,
    })
  return type
}
