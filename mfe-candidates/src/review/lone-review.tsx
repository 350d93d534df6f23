import { messages, type CandidateDraft, type ImportItem, type ImportItemSummary } from '@wervio/contracts'
import type { PageHighlight } from '@wervio/pdf-viewer'
import { LoadError, useLetterKeys } from '@wervio/remote-kit'
import { LoadingState, Skeleton } from '@wervio/ui'
import { useState, type ElementType, type ReactNode } from 'react'
import { CvColumns } from '../candidate/cv-columns.ts'
import { placeOfField } from './evidence-place.ts'
import { fieldChecksOf } from './field-checks.ts'
import { ItemCv } from './item-cv.tsx'
import { ReviewForm } from './review-form.tsx'
import { useStackItem } from './use-stack.ts'

export type ReviewActions = {
  uid: string
  takeFocus: boolean
  busy: boolean
  hasLetters: boolean
  onSave: (draft: CandidateDraft & { merge_with?: string }) => void
  onDrop: () => void
  onReadAgain: () => void
}

type LoadedProps = {
  item: ImportItemSummary
  /** What stands around the wait or the failure. */
  frame?: ElementType
  children: (item: ImportItem) => ReactNode
}

/** What was read in a CV, for `children`; the wait for it, or why it didn't come. */
export const LoadedItem = ({ item, frame: Frame = 'div', children }: LoadedProps) => {
  const { data, error, isFetching, refetch } = useStackItem(item)
  if (data) return children(data)
  return (
    <Frame>
      {error ? (
        <LoadError
          error={error}
          title={messages.importFailed}
          fallback={messages.importFailed}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label="CV laden...">
          <Skeleton height="40rem" />
        </LoadingState>
      )}
    </Frame>
  )
}

/** The lit place in the document; at first that of the first unsure field. */
export const useLitPlace = ({ parsed }: ImportItem) =>
  useState<PageHighlight | null>(() => {
    const [firstCheck] = fieldChecksOf(parsed)
    return firstCheck && parsed ? placeOfField(parsed, firstCheck.field) : null
  })

const LoneReview = ({ item, ...actions }: Omit<ReviewActions, 'hasLetters'> & { item: ImportItem }) => {
  const letters = useLetterKeys(actions.uid)
  const [place, setPlace] = useLitPlace(item)
  return (
    <CvColumns $alone={false}>
      <ReviewForm isAlone item={item} hasLetters={letters.areOn} onPlace={setPlace} {...actions} />
      <ItemCv itemId={item.id} fileName={item.file_name} highlight={place} />
    </CvColumns>
  )
}

/** One CV to look through beside its document, on a page that scrolls. */
export const ItemReview = ({ item, ...actions }: Omit<ReviewActions, 'hasLetters'> & { item: ImportItemSummary }) => (
  <LoadedItem item={item}>{(loadedItem) => <LoneReview item={loadedItem} {...actions} />}</LoadedItem>
)
