import { zodResolver } from '@hookform/resolvers/zod'
import type { ImportItem } from '@wervio/contracts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isTyped, rememberReviewDraft, reviewDraftStore } from './review-draft-store.ts'
import { reviewForm, toReviewValues, type ReviewValues } from './review-form-values.ts'

/** The form of one CV: what was read, over it what was typed before, stored in this browser while somebody types. */
export const useReviewForm = (uid: string, { id, parsed }: ImportItem) => {
  const [initialValues] = useState(() => toReviewValues(parsed))
  const [storedDraft] = useState(() => reviewDraftStore(uid, id).read())
  const [isStorageRefused, setIsStorageRefused] = useState(false)
  const form = useForm<ReviewValues>({ defaultValues: initialValues, resolver: zodResolver(reviewForm) })
  const { reset, subscribe } = form
  useEffect(() => {
    if (storedDraft) reset(storedDraft, { keepDefaultValues: true })
  }, [storedDraft, reset])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => setIsStorageRefused(!rememberReviewDraft(uid, id, initialValues, values)),
      }),
    [subscribe, uid, id, initialValues],
  )
  return {
    form,
    isStorageRefused,
    /** Whether words from an earlier visit stand in the form. */
    hasDraft: storedDraft !== null && isTyped(initialValues, storedDraft),
  }
}
