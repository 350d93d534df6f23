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

/** Makes and saves files with these words in their names; a toast says so when one can't be made. */
export const useDownload = (name: readonly string[]) => {
  const [isBusy, setIsBusy] = useState(false)
  const download = async ({ ending, make }: DownloadFormat): Promise<void> => {
    setIsBusy(true)
    try {
      saveFile(plainFileName(name, ending), await make())
    } catch {
      toast('Het bestand kon niet worden gemaakt. Probeer het opnieuw.', { tone: 'red' })
    } finally {
      setIsBusy(false)
    }
  }
  return { download, isBusy }
}

type ButtonProps = {
  formats: readonly DownloadFormat[]
  size?: 'small' | 'medium'
  busy: boolean
  onChoose: (format: DownloadFormat) => Promise<void>
}

/** The button that lists the formats; `useDownload` does the rest. */
export const DownloadMenuButton = ({ formats, size = 'medium', busy, onChoose }: ButtonProps) => (
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
      onSelect: () => void onChoose(format),
    }))}
  />
)

type Props = Pick<ButtonProps, 'formats' | 'size'> & {
  /** Words of the name of the file. */
  name: readonly string[]
}

/** Downloads something as a file of one of the formats. */
export const DownloadMenu = ({ name, ...props }: Props) => {
  const { download, isBusy } = useDownload(name)
  return <DownloadMenuButton {...props} busy={isBusy} onChoose={download} />
}
