import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, errorText, queryKeys } from '@wervio/api-client'
import {
  messages,
  savePublication,
  updateVacancy,
  type Publication,
  type Vacancy,
  type VacancyQuestion,
} from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { changedFields, formFieldOf, type FormValues } from '../drafts/field-mapping.ts'
import { formStore } from '../drafts/form-store.ts'
import type { StoredText } from '../drafts/stored-form.ts'
import { rememberPublication } from '../publication/queries.ts'
import { keyOfQuestion } from '../questions/question-key.ts'
import { writeText } from '../writing/write-text.ts'

type Answer = { question: VacancyQuestion; changes: Readonly<Record<string, string>> }
type Options = {
  uid: string
  storedText: StoredText
  publication: Publication
  onChange: (storedText: StoredText) => void
}

/** The form with an answer in it; a field that this form doesn't have is left. */
const withChanges = (form: FormValues, changes: Answer['changes']): FormValues => ({
  ...form,
  ...Object.fromEntries(
    Object.entries(changes).flatMap(([path, value]) => {
      const name = formFieldOf(path)
      return name ? [[name, value]] : []
    }),
  ),
})

/** Works an answer into the form and the text, and stores both; a toast takes it back. */
export const useAnswerQuestion = ({ uid, storedText, publication, onChange }: Options) => {
  const queries = useQueryClient()
  const params = { id: storedText.vacancyId }

  const show = (text: StoredText): void => {
    formStore(uid).keepText(text)
    onChange(text)
  }
  /** Stores `next` in the place of `before`, whose text is version `version`. */
  const store = async (before: StoredText, next: StoredText, version: number): Promise<Publication> => {
    const vacancy = await call(updateVacancy, { params, body: changedFields(before.form, next.form) })
    queries.setQueryData<Vacancy>(queryKeys.vacancies.one(params.id), (cached) => ({ ...cached, ...vacancy }))
    const saved = await call(savePublication, {
      params,
      body: { html: next.html, made_by: next.made_by, base_version: version, origin: 'generated' },
    })
    rememberPublication(queries, params.id, saved)
    show(next)
    return saved
  }
  const undo = (before: StoredText, next: StoredText, version: number): void => {
    store(next, before, version).then(
      () => toast('Je antwoord is teruggenomen.'),
      (error: unknown) => toast(errorText(error, messages.generic), { tone: 'red' }),
    )
  }

  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async ({ question, changes }: Answer) => {
      const form = withChanges(storedText.form, changes)
      const engine = storedText.made_by.engine === 'builtin' ? ('builtin' as const) : undefined
      const text = await writeText({ ...form, engine }, new AbortController().signal, () => undefined)
      const next: StoredText = {
        ...storedText,
        form,
        html: text.html,
        made_by: text.made_by,
        warnings: text.warnings,
        questions: text.questions ?? [],
        answered: [...storedText.answered, keyOfQuestion(question)],
      }
      return { next, version: (await store(storedText, next, publication.version)).version }
    },
    onSuccess: ({ next, version }) => {
      void queries.invalidateQueries({ queryKey: queryKeys.vacancies.list })
      toast('Je antwoord is in de tekst verwerkt.', {
        action: { label: 'Ongedaan maken', onSelect: () => undo(storedText, next, version) },
      })
    },
  })

  const answer = (question: VacancyQuestion, changes: Answer['changes']): void => {
    if (Object.keys(changes).length > 0) return mutate({ question, changes })
    show({ ...storedText, answered: [...storedText.answered, keyOfQuestion(question)] })
    toast('Het blijft zoals het is.', { action: { label: 'Ongedaan maken', onSelect: () => show(storedText) } })
  }
  return {
    answer,
    busyKey: isPending && variables ? keyOfQuestion(variables.question) : null,
    problem: error ? errorText(error, messages.generic) : null,
  }
}
