import { PdfViewer } from '@wervio/pdf-viewer'
import { Dialog, tokens } from '@wervio/ui'
import { useMemo } from 'react'

type Props = { file: File; quote: string; onClose: () => void }

/** The CV of an analysis, as the browser still has it, with the words of a quote lit up. */
export const CvPlaceDialog = ({ file, quote, onClose }: Props) => {
  const place = useMemo(() => ({ text: quote }), [quote])
  return (
    <Dialog open wide title="CV" onOpenChange={onClose}>
      <PdfViewer
        content={file}
        quote={place}
        keys="anywhere"
        controlsTop={`-${tokens.space[4]}`}
        loading="CV laden..."
      />
    </Dialog>
  )
}
