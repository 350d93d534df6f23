import {
  File,
  FileArchive,
  FileAudio,
  FileCode,
  FileCog,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileVideo,
  Mail,
  Presentation,
  type LucideIcon,
} from 'lucide-react'

/** How a file can be shown inside the product. What a browser would run is never shown. */
export type PreviewKind = 'pdf' | 'image' | 'text' | null

export type FileKind = { label: string; icon: LucideIcon; preview: PreviewKind }

type Rule = [RegExp, FileKind]

const kind = (label: string, icon: LucideIcon, preview: PreviewKind = null): FileKind => ({ label, icon, preview })

/** The first that fits the media type counts. */
const rules: Rule[] = [
  [/^application\/pdf$/, kind('Pdf-bestand', FileText, 'pdf')],
  [/^image\/svg\+xml$/, kind('SVG-tekening', FileCode)],
  [/^image\/(png|jpeg|gif|webp|avif|bmp)$/, kind('Afbeelding', FileImage, 'image')],
  [/^image\//, kind('Afbeelding', FileImage)],
  [/wordprocessingml|msword|opendocument\.text|^(text|application)\/rtf/, kind('Word-document', FileText)],
  [/spreadsheet|ms-excel/, kind('Excel-werkblad', FileSpreadsheet)],
  [/presentation|powerpoint/, kind('Presentatie', Presentation)],
  [/html/, kind('Webpagina', FileCode)],
  [/^text\/csv$/, kind('CSV-bestand', FileSpreadsheet, 'text')],
  [/^(text|application)\/(xml|javascript)|\+xml$/, kind('Code', FileCode)],
  [/^application\/(.+\+)?json$/, kind('JSON-bestand', FileCode, 'text')],
  [/^text\//, kind('Tekst', FileText, 'text')],
  [/^audio\//, kind('Geluid', FileAudio)],
  [/^video\//, kind('Video', FileVideo)],
  [/^message\/|ms-outlook/, kind('E-mail', Mail)],
  [/zip|compressed|x-(7z|tar|rar)|gzip/, kind('Archief', FileArchive)],
  [/msdownload|executable|x-(msi|elf|mach|sh|dosexec)/, kind('Programma', FileCog)],
]

const unknownKind = kind('Bestand', File)

/** What a file is in Dutch, with its icon and how it can be shown, from its media type (parameters don't matter). */
export const fileKind = (type: string): FileKind => {
  const mediaType = type.split(';')[0]?.trim().toLowerCase() ?? ''
  return rules.find(([pattern]) => pattern.test(mediaType))?.[1] ?? unknownKind
}
