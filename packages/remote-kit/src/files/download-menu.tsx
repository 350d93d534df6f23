import { Button, Menu, plainFileName, saveFile, toast } from '@wervio/ui'
import { Download, type LucideIcon } from 'lucide-react'
import { useState } from 'react'

export type DownloadFormat = {
  label: string
  icon: LucideIcon
  ending: 'csv' | 'docx' | 'html' | 'pdf' | 'srt' | 'txt' | 'vtt'
  /** Makes the file. A heavy library is imported in here, so that it loads at the click. */
  make: () => Blob | Promise<Blob>
}

type Props = {
  /** Words of the name of the file. */
  name: readonly string[]
  formats: readonly DownloadFormat[]
  size?: 'small' | 'medium'
}

/** Downloads something as a file of one of the formats; a toast says so when the file can't be made. */
export const DownloadMenu = ({ name, formats, size = 'medium' }: Props) => {
  const [busy, setBusy] = useState(false)
  const download = async ({ ending, make }: DownloadFormat) => {
    setBusy(true)
    try {
      saveFile(plainFileName(name, ending), await make())
    } catch {
      toast('Het bestand kon niet worden gemaakt. Probeer het opnieuw.', { tone: 'red' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary" size={size} icon={Download} busy={busy}>
          Download
        </Button>
      }
      items={formats.map((format) => ({
        label: format.label,
        icon: format.icon,
        onSelect: () => void download(format),
      }))}
    />
  )
}
