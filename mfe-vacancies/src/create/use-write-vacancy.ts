import { useQueryClient } from '@tanstack/react-query'
import { ApiError, queryKeys, type FieldProblem } from '@wervio/api-client'
import { messages, type Vacancy } from '@wervio/contracts'
import { useNavigate } from '@wervio/routing'
import { getToken } from '@wervio/session'
import { toast } from '@wervio/ui'
import { useEffect, useRef, useState } from 'react'
import { sameForm, type FormValues } from '../drafts/field-mapping.ts'
import { formStore } from '../drafts/form-store.ts'
import type { StoredDraft } from '../drafts/stored-form.ts'
import { paths } from '../paths.ts'
import { writeText } from '../vacancy/write-text.ts'
import { saveVacancy } from './write-calls.ts'

export type WriteState =
  | { phase: 'idle' }
  | { phase: 'writing'; step: string; percent: number }
  | { phase: 'saving' }
  /** `written`: the values a text was written for that isn't saved yet. */
  | { phase: 'failed'; at: 'writing' | 'saving'; message: string; written: FormValues | null }

type Options = {
  uid: string
  vacancyId: string | null
  onFieldProblems: (fields: readonly FieldProblem[]) => void
  onDone: () => void
}

const start = (draft: StoredDraft | null): WriteState =>
  draft?.text
    ? { phase: 'failed', at: 'saving', message: messages.vacancySaveFailed, written: draft.values }
    : { phase: 'idle' }

/** Writes the text, saves the vacancy, keeps the text for the preview and goes there. One run at a time. */
export const useWriteVacancy = ({ uid, vacancyId, onFieldProblems, onDone }: Options) => {
  const [found] = useState(() => formStore(uid).draft(vacancyId))
  const kept = useRef(found)
  const [state, setState] = useState<WriteState>(() => start(found))
  const running = useRef<AbortController | null>(null)
  const here = useRef(true)
  const queries = useQueryClient()
  const navigate = useNavigate()

  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
      running.current?.abort()
    }
  }, [])

  const run = async (values: FormValues, signal: AbortSignal, onWritten: () => void) => {
    const store = formStore(uid)
    const earlier = kept.current?.text && sameForm(kept.current.values, values) ? kept.current.text : null
    const text = earlier ?? (await writeText(values, signal, (progress) => setState({ phase: 'writing', ...progress })))
    const tried = kept.current?.creation_key
    const creationKey = tried ?? crypto.randomUUID()
    kept.current = { values, text, creation_key: creationKey }
    store.keepDraft(vacancyId, kept.current)
    onWritten()
    setState({ phase: 'saving' })
    const saved = await saveVacancy(vacancyId, values, text, {
      creationKey,
      changedSince: tried !== undefined && earlier === null,
    })
    const shown = store.keepText({
      vacancyId: saved.id,
      form: values,
      html: text.html,
      made_by: text.made_by,
      warnings: text.warnings,
    })
    queries.setQueryData<Vacancy>(queryKeys.vacancies.one(saved.id), (kept) => ({ ...kept, ...saved }))
    queries.removeQueries({ queryKey: queryKeys.vacancies.publication(saved.id) })
    void queries.invalidateQueries({ queryKey: queryKeys.vacancies.versions(saved.id) })
    void queries.invalidateQueries({ queryKey: queryKeys.vacancies.list })
    if (here.current) {
      onDone()
      void navigate(shown ? paths.preview.href() : paths.details.href(saved.id))
    } else {
      store.dropDraft(vacancyId)
      toast('Je vacaturetekst is opgeslagen.')
    }
  }

  const write = async (values: FormValues): Promise<void> => {
    if (running.current) return
    if (!getToken())
      return setState({ phase: 'failed', at: 'writing', message: messages.generateNeedsLogin, written: null })
    const controller = new AbortController()
    running.current = controller
    let written: FormValues | null = null
    setState({ phase: 'writing', step: 'Je gegevens worden gelezen', percent: 0 })
    try {
      await run(values, controller.signal, () => {
        written = values
      })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return setState({ phase: 'idle' })
      if (error instanceof ApiError && error.code === 'validation_failed') onFieldProblems(error.fields)
      setState({
        phase: 'failed',
        at: written ? 'saving' : 'writing',
        message: error instanceof ApiError ? error.message : messages.generic,
        written,
      })
    } finally {
      running.current = null
    }
  }

  return {
    state,
    write,
    cancel: () => running.current?.abort(),
    forget: () => {
      kept.current = null
      setState({ phase: 'idle' })
    },
  }
}
