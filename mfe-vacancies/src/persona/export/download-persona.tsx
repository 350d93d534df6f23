import type { Persona } from '@wervio/contracts'
import { FileText, FileType } from 'lucide-react'
import { DownloadMenu } from '@wervio/remote-kit'

/** Downloads the persona as PDF or Word. */
export const DownloadPersona = ({ title, persona }: { title: string; persona: Persona }) => (
  <DownloadMenu
    name={['vacature', `${title} persona`]}
    formats={[
      {
        label: 'Pdf-bestand',
        icon: FileType,
        ending: 'pdf',
        make: async () => (await import('./persona-pdf.ts')).personaPdf(title, persona),
      },
      {
        label: 'Word-document',
        icon: FileText,
        ending: 'docx',
        make: async () => (await import('./persona-word.ts')).personaWord(title, persona),
      },
    ]}
  />
)
