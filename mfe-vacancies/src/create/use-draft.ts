import { mayKeep } from '@wervio/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { emptyForm, sameForm, type FormValues } from '../drafts/field-mapping.ts'
import { formStore } from '../drafts/form-store.ts'

/** Milliseconds without a change before the draft is stored. */
const PAUSE = 400

export type DraftState = 'none' | 'pending' | 'kept' | 'refused'

/**
 * Keeps the form in this browser while it is filled in: after each pause, and at once when the page is left.
 * `base` needs no draft: the empty form, or the vacancy as it is stored.
 */
export const useDraft = (form: UseFormReturn<FormValues>, uid: string, vacancyId: string | null, base: FormValues) => {
  const [state, setState] = useState<DraftState>(() => (formStore(uid).draft(vacancyId) ? 'kept' : 'none'))
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)

  const keep = useCallback(() => {
    if (timer.current === null) return
    clearTimeout(timer.current)
    timer.current = null
    if (!mayKeep()) return
    const values = form.getValues()
    const store = formStore(uid)
    if (sameForm(values, base) || sameForm(values, emptyForm)) {
      store.dropDraft(vacancyId)
      setState('none')
    } else setState(store.keepValues(vacancyId, values) ? 'kept' : 'refused')
  }, [form, uid, vacancyId, base])

  const drop = useCallback(() => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
    formStore(uid).dropDraft(vacancyId)
    setState('none')
  }, [uid, vacancyId])

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (timer.current !== null) clearTimeout(timer.current)
        timer.current = setTimeout(keep, PAUSE)
        setState((current) => (current === 'refused' ? current : 'pending'))
      },
    })
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
      keep()
    }
  }, [form, keep])

  // A reload loses work only where the browser refuses to store the draft.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (state === 'refused') event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [state])

  return { state, keep, drop }
}
