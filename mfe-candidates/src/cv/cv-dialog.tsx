import { messages } from '@wervio/contracts'
import { PdfViewer } from '@wervio/pdf-viewer'
import { LoadError } from '@wervio/remote-kit'
import { Button, Dialog, EmptyState, LoadingState, safeName, tokens } from '@wervio/ui'
import { Download, ExternalLink, FileText } from 'lucide-react'
import { styled } from 'styled-components'
import { downloadCv, isPdf, openCv, type CvOwner } from './cv-file.ts'
import { useCv } from './use-cv.ts'

const LOADING = 'CV laden...'

/** Of one height, so that the dialog stays where it is when the CV comes. */
const Body = styled.div`
  min-height: 60dvh;
`
const WholeName = styled.bdi`
  overflow-wrap: anywhere;
`

const NoPdf = ({ onDownload }: { onDownload: () => void }) => (
  <EmptyState
    icon={FileText}
    title={messages.cvNotPdf}
    text="Dit CV is een Word-bestand of een ander soort bestand. Download het om het te lezen."
    action={
      <Button variant="secondary" icon={Download} onClick={onDownload}>
        Download CV
      </Button>
    }
  />
)

/** The CV of a candidate, page by page; a tab of its own and the download are two buttons. */
export const CvDialog = ({ candidate, onClose }: { candidate: CvOwner; onClose: () => void }) => {
  const { data, error, isFetching, refetch } = useCv(candidate.id)
  const download = () => {
    if (data) downloadCv(candidate, data)
  }
  const content = () => {
    if (data)
      return isPdf(data) ? (
        <PdfViewer content={data} keys="anywhere" controlsTop={`-${tokens.space[4]}`} loading={LOADING} />
      ) : (
        <NoPdf onDownload={download} />
      )
    if (error && !isFetching)
      return <LoadError error={error} title={messages.cvLoadFailed} busy={isFetching} onRetry={() => void refetch()} />
    return <LoadingState label={LOADING} />
  }
  return (
    <Dialog
      open
      wide
      corner={false}
      onOpenChange={onClose}
      title={`CV van ${candidate.name}`}
      description={candidate.cv_filename && <WholeName>{safeName(candidate.cv_filename)}</WholeName>}
      actions={
        <>
          {(!data || isPdf(data)) && (
            <>
              <Button variant="quiet" icon={ExternalLink} disabled={!data} onClick={() => data && openCv(data)}>
                Open in nieuw tabblad
              </Button>
              <Button variant="secondary" icon={Download} disabled={!data} onClick={download}>
                Download CV
              </Button>
            </>
          )}
          <Button onClick={onClose}>Sluiten</Button>
        </>
      }
    >
      <Body>{content()}</Body>
    </Dialog>
  )
}
