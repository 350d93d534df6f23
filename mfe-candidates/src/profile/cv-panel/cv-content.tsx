import { messages } from '@wervio/contracts'
import { PdfViewer } from '@wervio/pdf-viewer'
import { LoadError } from '@wervio/remote-kit'
import { EmptyState, LoadingState, Skeleton } from '@wervio/ui'
import { FileText } from 'lucide-react'
import { isPdf } from '../../cv/cv-file.ts'
import { useCv } from '../../cv/use-cv.ts'
import type { CvView } from './cv-view.ts'

const LOADING = 'CV laden...'

type Props = { id: string; view: CvView; controlsTop: string }

/** The CV itself with a place or words lit up in it. */
export const CvContent = ({ id, view, controlsTop }: Props) => {
  const { data, error, isFetching, refetch } = useCv(id)
  if (data)
    return isPdf(data) ? (
      <PdfViewer content={data} highlight={view.place} quote={view.quote} controlsTop={controlsTop} loading={LOADING} />
    ) : (
      <EmptyState icon={FileText} title={messages.cvWrongFormat} text="Download het CV om het te lezen." />
    )
  if (error && !isFetching)
    return (
      <LoadError
        error={error}
        title={messages.cvLoadFailed}
        fallback={messages.cvLoadFailed}
        busy={false}
        onRetry={() => void refetch()}
      />
    )
  return (
    <LoadingState label={LOADING}>
      <Skeleton height="20rem" />
    </LoadingState>
  )
}
