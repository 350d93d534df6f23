import { Button, Menu, toast } from '@wervio/ui'
import { Download, FileCode, FileText } from 'lucide-react'
import { useState } from 'react'
import { download, fileName, publicationDocument } from '../publication-file.ts'

/** Downloads sanitised text as a web page or as a Word file. */
export const DownloadMenu = ({ title, html }: { title: string; html: string }) => {
  const [busy, setBusy] = useState(false)
  const asWord = async () => {
    setBusy(true)
    try {
      const { wordDocument } = await import('./word-document.ts')
      download(fileName(title, 'docx'), await wordDocument(title, html))
    } catch {
      toast('Het Word-bestand kon niet worden gemaakt. Probeer het opnieuw.', { tone: 'red' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu
      align="start"
      trigger={<Button variant="secondary" icon={Download} busy={busy}>Download</Button>}
      items={[
        { label: 'Word-document', icon: FileText, onSelect: () => void asWord() },
        { label: 'HTML-bestand', icon: FileCode, onSelect: () => download(fileName(title, 'html'), new Blob([publicationDocument(title, html)], { type: 'text/html;charset=utf-8' })) },
      ]}
    />
  )
}
