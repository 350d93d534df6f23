import { useQuery } from '@tanstack/react-query'
import { download, queryKeys } from '@wervio/api-client'
import { getImportCv, messages } from '@wervio/contracts'
import { PdfViewer, type PageHighlight } from '@wervio/pdf-viewer'
import { LoadError } from '@wervio/remote-kit'
import { Button, EmptyState, LoadingState, saveFile, Skeleton, tokens } from '@wervio/ui'
import { Download, FileText } from 'lucide-react'
import { CvFrame } from '../candidate/cv-columns.ts'

type Props = { itemId: string; fileName: string; highlight: PageHighlight | null }

/** The document a CV was read from, inside something that scrolls and has the padding of a card. */
export const CvDocument = ({ itemId, fileName, highlight }: Props) => {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeys.candidates.importCv(itemId),
    queryFn: ({ signal }) => download(getImportCv, { params: { id: itemId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  if (error && !data)
    return (
      <LoadError
        error={error}
        title={messages.cvLoadFailed}
        fallback={messages.cvLoadFailed}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <LoadingState label="CV laden...">
        <Skeleton height="30rem" />
      </LoadingState>
    )
  if (data.type !== 'application/pdf') {
    return (
      <EmptyState
        icon={FileText}
        title="Dit is een Word-bestand"
        text="Download het om het te openen."
        action={
          <Button variant="secondary" icon={Download} onClick={() => saveFile(fileName, data)}>
            Download CV
          </Button>
        }
      />
    )
  }
  return <PdfViewer content={data} highlight={highlight} loading="CV laden..." controlsTop={`-${tokens.space[4]}`} />
}

/** The document a CV was read from, in a frame of its own; a Word file can only be downloaded. */
export const ItemCv = (props: Props) => (
  <CvFrame as="section" aria-label="CV" padding={4}>
    <CvDocument {...props} />
  </CvFrame>
)
