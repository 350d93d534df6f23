import { Button, usePhoneScreen } from '@wervio/ui'
import { Printer } from 'lucide-react'
import { CopyButton } from './copy-button.tsx'
import { DownloadText } from './export/download-text.tsx'

type Props = {
  title: string
  html: string
  /** On a phone a menu beside it has the printing. */
  hasMenu?: boolean
}

/** Copying, downloading and printing a text. `html` is sanitised. */
export const TextActions = ({ title, html, hasMenu = false }: Props) => {
  const isPhone = usePhoneScreen()
  return (
    <>
      <CopyButton html={html} />
      <DownloadText title={title} html={html} />
      {!(hasMenu && isPhone) && (
        <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      )}
    </>
  )
}
