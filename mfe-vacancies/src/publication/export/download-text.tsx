import { FileCode, FileText } from 'lucide-react'
import { DownloadMenu } from '@wervio/remote-kit'
import { publicationDocument } from '../publication-file.ts'

/** Downloads sanitised text as a web page or as a Word file. */
export const DownloadText = ({ title, html }: { title: string; html: string }) => (
  <DownloadMenu
    name={['vacature', title]}
    formats={[
      {
        label: 'Word-document',
        icon: FileText,
        ending: 'docx',
        make: async () => (await import('./word-document.ts')).wordDocument(title, html),
      },
      {
        label: 'HTML-bestand',
        icon: FileCode,
        ending: 'html',
        make: () => new Blob([publicationDocument(title, html)], { type: 'text/html;charset=utf-8' }),
      },
    ]}
  />
)
