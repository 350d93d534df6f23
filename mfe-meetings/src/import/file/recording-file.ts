import { limits, messages, recordingExtensions, transcriptExtensions } from '@wervio/contracts'
import { oneDecimalText } from '@wervio/ui'

const extensions: readonly string[] = [...recordingExtensions, ...transcriptExtensions]

/** Types of content that a file without a known extension may still have (specification 2 §5). */
const types = ['audio/mpeg', 'audio/wav', 'video/mp4', 'video/quicktime', 'video/webm', 'audio/webm', 'audio/mp4']

/** What the file picker offers. */
export const acceptedFiles = extensions.map((extension) => `.${extension}`).join(',')

/** What may be chosen, as the drop zone says it. */
export const FILE_HINT =
  'MP4, MOV, MP3, WAV, WEBM, M4A of OGG. Of een transcript: VTT, SRT, DOCX of TXT. Maximaal 1,5 GB.'

const extensionOf = (name: string): string => (/\.([^.]+)$/.exec(name)?.[1] ?? '').toLowerCase()

/** 'audio/webm' of 'audio/webm;codecs=opus'. */
const plainType = (type: string): string => type.split(';')[0]?.trim().toLowerCase() ?? ''

/** Why a file can't be imported, in Dutch; null when it can. What is in it, is checked by the service. */
export const fileProblem = ({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null => {
  if (!extensions.includes(extensionOf(name)) && !types.includes(plainType(type))) return messages.recordingTypeRefused
  if (size === 0) return messages.recordingEmpty
  return size > limits.recordingFile ? messages.recordingTooLarge : null
}

/** Whether a file holds a transcript instead of sound. */
export const isTranscript = (name: string): boolean =>
  (transcriptExtensions as readonly string[]).includes(extensionOf(name))

const MEGABYTE = 1_048_576

/** A size in megabytes, '1.434,2 MB'; what is smaller than a tenth of one, is said so. */
export const sizeInMegabytes = (bytes: number): string =>
  bytes < MEGABYTE / 10 ? 'Minder dan 0,1 MB' : `${oneDecimalText(bytes / MEGABYTE)} MB`
