import type { Persona } from '@wervio/contracts'
import { Button, Menu, toast } from '@wervio/ui'
import { Download, FileText, FileType } from 'lucide-react'
import { useState } from 'react'
import { download, fileName } from '../../publication/publication-file.ts'

const formats = {
  pdf: async (title: string, persona: Persona) => (await import('./persona-pdf.ts')).personaPdf(title, persona),
  docx: async (title: string, persona: Persona) => (await import('./persona-word.ts')).personaWord(title, persona),
} as const

/** Downloads the persona as PDF or Word; what makes the file is loaded at the click. */
export const DownloadPersona = ({ title, persona }: { title: string; persona: Persona }) => {
  const [busy, setBusy] = useState(false)
  const take = async (format: keyof typeof formats) => {
    setBusy(true)
    try {
      download(fileName(`${title} persona`, format), await formats[format](title, persona))
    } catch {
      toast('Het bestand kon niet worden gemaakt. Probeer het opnieuw.', { tone: 'red' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu
      align="start"
      trigger={<Button variant="secondary" icon={Download} busy={busy}>Download</Button>}
      items={[
        { label: 'PDF-bestand', icon: FileType, onSelect: () => void take('pdf') },
        { label: 'Word-document', icon: FileText, onSelect: () => void take('docx') },
      ]}
    />
  )
}
