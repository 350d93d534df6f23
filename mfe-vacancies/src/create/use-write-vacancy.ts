import { ApiError, errorText } from '@wervio/api-client'
import { messages, type EngineChoice, type GenerateVacancyResponse } from '@wervio/contracts'
import { getToken } from '@wervio/session'
import { useRef, useState } from 'react'
import { sameForm, toVacancy, type FormValues } from '../drafts/field-mapping.ts'
import { formStore } from '../drafts/form-store.ts'
import type { StoredDraft } from '../drafts/stored-form.ts'
import { storeAsNew } from '../writing/store-text.ts'
import { useWriting, type Writing } from '../writing/use-writing.ts'
import { useShowText } from './use-show-text.ts'

/** `unsavedValues`: the values of the form for which a text was written that isn't stored yet. */
type Saving = { phase: 'idle' } | { phase: 'saving' } | { phase: 'failed'; message: string; unsavedValues: FormValues }

export type WriteState =
  | { phase: 'idle' }
  | { phase: 'writing'; step: string; percent: number }
  | { phase: 'saving' }
  | {
      phase: 'failed'
      at: 'writing' | 'saving'
      message: string
      code: ApiError['code'] | null
      unsavedValues: FormValues | null
    }

const stateOf = (writing: Writing, saving: Saving): WriteState => {
  if (writing.phase === 'failed') return { ...writing, at: 'writing', unsavedValues: null }
  if (writing.phase === 'writing' || saving.phase === 'idle') return writing
  return saving.phase === 'failed' ? { ...saving, at: 'saving', code: null } : saving
}

type Options = {
  uid: string
  /** Gets the error of a service that refused to write or to save. */
  onRefused: (error: unknown) => void
  onDone: () => void
}

const initialSaving = (draft: StoredDraft | null): Saving =>
  draft?.text
    ? { phase: 'failed', message: messages.vacancySaveFailed, unsavedValues: draft.values }
    : { phase: 'idle' }

/** Writes the text, saves the new vacancy, keeps the text for the preview and goes there. One run at a time. */
export const useWriteVacancy = ({ uid, onRefused, onDone }: Options) => {
  const [storedDraft] = useState(() => formStore(uid).draft(null))
  const draft = useRef(storedDraft)
  const [saving, setSaving] = useState<Saving>(() => initialSaving(storedDraft))
  const { writing, write: writeText, fail, stop, reset } = useWriting(onRefused)
  const isRunning = useRef(false)
  const showText = useShowText({ uid, vacancyId: null, onDone })

  const save = async (values: FormValues, text: GenerateVacancyResponse, isWrittenAnew: boolean): Promise<void> => {
    const earlierKey = draft.current?.creation_key
    const creationKey = earlierKey ?? crypto.randomUUID()
    draft.current = { values, text, creation_key: creationKey }
    formStore(uid).keepDraft(null, draft.current)
    setSaving({ phase: 'saving' })
    try {
      const mayDiffer = earlierKey !== undefined && isWrittenAnew
      const body = { ...toVacancy(values, text.html), description_made_by: text.made_by }
      showText(await storeAsNew(body, { creationKey, mayDiffer }), values, text)
    } catch (error) {
      onRefused(error)
      const message = errorText(error, messages.generic)
      setSaving({ phase: 'failed', message, unsavedValues: values })
    }
  }

  const run = async (values: FormValues, engine: EngineChoice): Promise<void> => {
    const earlierText = draft.current?.text && sameForm(draft.current.values, values) ? draft.current.text : null
    reset()
    setSaving({ phase: 'idle' })
    const text = earlierText ?? (await writeText(values, engine))
    if (text) await save(values, text, earlierText === null)
  }

  const write = async (values: FormValues, engine?: EngineChoice): Promise<void> => {
    if (isRunning.current) return
    if (!getToken()) return fail(new ApiError(messages.generateNeedsLogin, { code: 'not_signed_in' }))
    isRunning.current = true
    try {
      await run(values, engine)
    } finally {
      isRunning.current = false
    }
  }

  return {
    state: stateOf(writing, saving),
    write,
    cancel: stop,
    forget: () => {
      draft.current = null
      reset()
      setSaving({ phase: 'idle' })
    },
  }
}
