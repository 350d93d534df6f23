import { Button } from '@wervio/ui'
import { Printer } from 'lucide-react'
import { CopyButton } from './copy-button.tsx'
import { DownloadText } from './export/download-text.tsx'

/** Copying, downloading and printing a text. `html` is sanitised. */
export const TextActions = ({ title, html }: { title: string; html: string }) => (
  <>
    <CopyButton html={html} />
    <DownloadText title={title} html={html} />
    <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
      Print
    </Button>
  </>
)
