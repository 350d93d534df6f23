import { messages, type CandidateDraft, type ImportItemSummary } from '@wervio/contracts'
import type { Highlight } from '@wervio/pdf-viewer'
import { ButtonLink, EmptyState, ErrorState, LoadingState, Skeleton } from '@wervio/ui'
import { CircleCheck, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { CvColumns } from '../candidate/cv-columns.ts'
import { errorText } from '../candidate/error-text.ts'
import { paths } from '../paths.ts'
import { ItemCv } from './item-cv.tsx'
import { ReviewForm } from './review-form.tsx'
import { forReview, itemName } from './stack-state.ts'
import { useStackItem } from './use-stack.ts'

type Actions = {
  uid: string
  takeFocus: boolean
  busy: boolean
  onSave: (draft: CandidateDraft & { merge_with?: string }) => void
  onDrop: () => void
  onReadAgain: () => void
}
type Props = { item: ImportItemSummary } & Actions

const Review = ({ item: { id, updated_at, file_name }, ...actions }: Props) => {
  const { data, error, isFetching, refetch } = useStackItem(id, updated_at)
  const [place, setPlace] = useState<Highlight | null>(null)
  if (error && !data)
    return (
      <ErrorState
        title={messages.importFailed}
        text={errorText(error, messages.importFailed)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <LoadingState label="CV laden...">
        <Skeleton height="40rem" />
      </LoadingState>
    )
  return (
    <CvColumns $alone={false}>
      <ReviewForm item={data} onPlace={setPlace} {...actions} />
      <ItemCv itemId={id} fileName={file_name} highlight={place} />
    </CvColumns>
  )
}

/** One CV of a stack: to look through, or how far it is. */
export const ItemPanel = (props: Props) => {
  const { item } = props
  if (forReview(item)) return <Review key={`${item.id}-${item.updated_at}`} {...props} />
  if (item.status === 'saved' && item.candidate_id) {
    return (
      <EmptyState
        icon={CircleCheck}
        title={`${itemName(item)} is opgeslagen`}
        action={<ButtonLink to={paths.profile.href(item.candidate_id)}>Bekijk profiel</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      icon={LoaderCircle}
      title={`${itemName(item)} wordt gelezen`}
      text="Dat duurt meestal een paar tellen. De andere CV’s kun je alvast nakijken."
    />
  )
}
