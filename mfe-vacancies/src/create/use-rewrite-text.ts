import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, call, queryKeys } from '@wervio/api-client'
import {
  messages,
  savePublication,
  updateVacancy,
  type EngineChoice,
  type GenerateVacancyResponse,
  type Publication,
  type Vacancy,
} from '@wervio/contracts'
import { getToken } from '@wervio/session'
import { useState } from 'react'
import { changedFields, sameForm, type FormValues } from '../drafts/field-mapping.ts'
import { formStore } from '../drafts/form-store.ts'
import { rememberPublication } from '../publication/queries.ts'
import { useWriting } from '../writing/use-writing.ts'
import { useShowText } from './use-show-text.ts'

type Options = {
  uid: string
  vacancyId: string
  /** The values when the form was opened or last saved: a field that somebody else changed since then is not sent. */
  lastSaved: FormValues
  /** Gets the values that were stored, also when the text is refused after them. */
  onFieldsSaved: (values: FormValues) => void
  onRefused: (error: unknown) => void
  onDone: () => void
}

/** A text that was written for these values and is not stored yet. */
type Proposal = { values: FormValues; text: GenerateVacancyResponse }

/** Rewrites the text of a vacancy: the new text is a proposal until somebody lets it replace the text of now. */
export const useRewriteText = ({ uid, vacancyId, lastSaved, onFieldsSaved, onRefused, onDone }: Options) => {
  const store = formStore(uid)
  const [proposal, setProposal] = useState<Proposal | null>(() => {
    const draft = store.draft(vacancyId)
    return draft?.text ? { values: draft.values, text: draft.text } : null
  })
  const [isOpen, setIsOpen] = useState(false)
  const { writing, write, fail, stop, reset } = useWriting(onRefused)
  const queries = useQueryClient()
  const showText = useShowText({ uid, vacancyId, onDone })

  const replacing = useMutation({
    mutationFn: async ({
      publication,
      proposal: { values, text },
    }: {
      publication: Publication
      proposal: Proposal
    }) => {
      const params = { id: vacancyId }
      const vacancy = await call(updateVacancy, { params, body: changedFields(lastSaved, values) })
      onFieldsSaved(values)
      queries.setQueryData<Vacancy>(queryKeys.vacancies.one(vacancyId), (cached) => ({ ...cached, ...vacancy }))
      const saved = await call(savePublication, {
        params,
        body: { html: text.html, made_by: text.made_by, base_version: publication.version, origin: 'generated' },
      })
      return { vacancy, saved }
    },
    onSuccess: ({ vacancy, saved }, { proposal: { values, text } }) => {
      rememberPublication(queries, vacancyId, saved)
      showText({ ...vacancy, description: saved.html }, values, text)
    },
    onError: (error) => {
      onRefused(error)
      if (error instanceof ApiError && error.code === 'publication_conflict')
        void queries.invalidateQueries({ queryKey: queryKeys.vacancies.publication(vacancyId) })
    },
  })

  const rewrite = async (values: FormValues, engine?: EngineChoice): Promise<void> => {
    reset()
    replacing.reset()
    if (proposal && sameForm(proposal.values, values)) return setIsOpen(true)
    if (!getToken()) return fail(new ApiError(messages.generateNeedsLogin, { code: 'not_signed_in' }))
    const text = await write(values, engine)
    if (!text) return
    store.keepDraft(vacancyId, { values, text })
    setProposal({ values, text })
    setIsOpen(true)
  }

  /** Drops the proposal; the values of the form stay in the draft. */
  const dropProposal = (): void => {
    setIsOpen(false)
    setProposal(null)
    if (!proposal || sameForm(proposal.values, lastSaved)) store.dropDraft(vacancyId)
    else store.keepDraft(vacancyId, { values: proposal.values })
  }

  return {
    writing,
    rewrite,
    stop,
    proposal: isOpen ? proposal : null,
    replacing,
    replace: (publication: Publication) => proposal && replacing.mutate({ publication, proposal }),
    closeProposal: () => setIsOpen(false),
    dropProposal,
    forget: () => {
      setProposal(null)
      reset()
    },
  }
}
