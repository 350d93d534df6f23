import { EmptyState } from '@wervio/ui'
import { FileLock, FileX } from 'lucide-react'
import { useCallback, useState, type ReactNode } from 'react'
import { usePdf } from './use-pdf.ts'
import type { PdfViewerProps } from './viewer-props.ts'
import { Viewer } from './viewer.tsx'

type Props = Required<Omit<PdfViewerProps, 'loading'>> & { waiting: ReactNode }

/** Opens the file and shows it, or says why it can't be shown. */
export const OpenedPdf = ({ content, waiting, ...rest }: Props) => {
  const state = usePdf(content)
  const [failed, setFailed] = useState<Blob | null>(null)
  const fail = useCallback(() => setFailed(content), [content])
  if (state.status === 'loading') return waiting
  if (state.status === 'protected')
    return (
      <EmptyState
        icon={FileLock}
        title="Geen voorbeeld mogelijk"
        text="Deze pdf is met een wachtwoord beveiligd. Download hem om hem te openen."
      />
    )
  if (state.status === 'broken' || failed === content)
    return (
      <EmptyState
        icon={FileX}
        title="Geen voorbeeld mogelijk"
        text="Deze pdf is beschadigd of anders opgebouwd dan we kennen. Download hem om hem te openen."
      />
    )
  return <Viewer pdf={state.pdf} onFailed={fail} {...rest} />
}
