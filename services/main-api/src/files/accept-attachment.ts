import { extname } from 'node:path'
import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import type { FileSample } from './keep-upload.ts'

/** Media types of programs, packages that install one, and shortcuts that start one, as they are detected. */
const PROGRAM_TYPES =
  /^application\/(x-(msdownload|elf|mach-binary|apple-diskimage|deb|rpm|msi|unix-archive)|x\.ms\.shortcut|java-(archive|vm)|vnd\.android\.package-archive)$/

/** Extensions that a computer runs when somebody opens the file, whatever its content looks like. */
const PROGRAM_EXTENSIONS = new Set(
  'app apk bat cmd com cpl deb dll dmg exe hta jar lnk msi msix msp pif pkg ps1 reg rpm scr sh vbe vbs wsf'
    .split(' ')
    .map((extension) => `.${extension}`),
)

/** The type of an attachment; throws `file_type_refused` for a program, by its content or by its name. */
export const acceptAttachment = ({ type, name }: FileSample): string => {
  if (PROGRAM_TYPES.test(type) || PROGRAM_EXTENSIONS.has(extname(name).toLowerCase()))
    throw new ServiceError('file_type_refused', { message: messages.attachmentRefused })
  return type
}
