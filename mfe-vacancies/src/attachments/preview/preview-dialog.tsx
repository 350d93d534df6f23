import { messages, type Attachment } from '@wervio/contracts'
import { PdfViewer } from '@wervio/pdf-viewer'
import { LoadError } from '@wervio/remote-kit'
import { BlobImage, Button, Dialog, EmptyState, LoadingState, safeName, Skeleton, tokens } from '@wervio/ui'
import { Download } from 'lucide-react'
import { styled } from 'styled-components'
import { fileKind, type PreviewKind } from '../file-kind.ts'
import { TextPreview } from './text-preview.tsx'
import { useContent } from './use-content.ts'

const Picture = styled.div`
  display: grid;
  place-items: center;
  img {
    max-width: 100%;
    max-height: 65dvh;
  }
`
const WholeName = styled.bdi`
  overflow-wrap: anywhere;
`

const LOADING = 'Voorbeeld laden...'

const AttachmentContent = ({ attachment, kind }: { attachment: Attachment; kind: Exclude<PreviewKind, null> }) => {
  const { data, error, isFetching, refetch } = useContent(attachment)
  if (!data && error)
    return <LoadError error={error} title={messages.fileFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingState label={LOADING}>
        <Skeleton height="20rem" />
      </LoadingState>
    )
  if (kind === 'image')
    return (
      <Picture>
        <BlobImage blob={data} alt={safeName(attachment.name)} />
      </Picture>
    )
  if (kind === 'text') return <TextPreview id={attachment.id} content={data} />
  return <PdfViewer content={data} keys="anywhere" controlsTop={`-${tokens.space[4]}`} loading={LOADING} />
}

type Props = { attachment: Attachment; onDownload: () => void; onClose: () => void }

/** Shows an attachment. What a browser would run is never shown, only offered as a download. */
export const PreviewDialog = ({ attachment, onDownload, onClose }: Props) => {
  const { preview } = fileKind(attachment.type)
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Voorbeeld"
      description={<WholeName>{safeName(attachment.name)}</WholeName>}
      actions={
        <Button variant="secondary" icon={Download} onClick={onDownload}>
          Download
        </Button>
      }
    >
      {preview === null || attachment.size === 0 ? (
        <EmptyState
          icon={fileKind(attachment.type).icon}
          title="Geen voorbeeld mogelijk"
          text="Download het bestand om het te openen."
        />
      ) : (
        <AttachmentContent attachment={attachment} kind={preview} />
      )}
    </Dialog>
  )
}
