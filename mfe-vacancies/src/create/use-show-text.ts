import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '@wervio/api-client'
import type { GenerateVacancyResponse, Vacancy } from '@wervio/contracts'
import { useNavigate } from '@wervio/routing'
import { useIsMounted } from '@wervio/remote-kit'
import { toast } from '@wervio/ui'
import type { FormValues } from '../drafts/field-mapping.ts'
import { formStore } from '../drafts/form-store.ts'
import { paths } from '../paths.ts'

type Options = {
  uid: string
  /** The vacancy whose draft is done with; null for that of a new one. */
  vacancyId: string | null
  onDone: () => void
}

/** Shows a saved vacancy with its new text in the preview; somebody who left the page meanwhile gets a toast. */
export const useShowText = ({ uid, vacancyId, onDone }: Options) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isMounted = useIsMounted()

  return (
    savedVacancy: Vacancy,
    form: FormValues,
    { html, made_by, warnings, questions = [] }: GenerateVacancyResponse,
  ): void => {
    const store = formStore(uid)
    const hasPreview = store.keepText({
      vacancyId: savedVacancy.id,
      form,
      html,
      made_by,
      warnings,
      questions,
      answered: [],
    })
    queries.setQueryData<Vacancy>(queryKeys.vacancies.one(savedVacancy.id), (cached) => ({
      ...cached,
      ...savedVacancy,
    }))
    queries.removeQueries({ queryKey: queryKeys.vacancies.publication(savedVacancy.id) })
    void queries.invalidateQueries({ queryKey: queryKeys.vacancies.versions(savedVacancy.id) })
    void queries.invalidateQueries({ queryKey: queryKeys.vacancies.list })
    if (isMounted.current) {
      onDone()
      void navigate(hasPreview ? paths.preview.href() : paths.details.href(savedVacancy.id))
    } else {
      store.dropDraft(vacancyId)
      toast('Je vacaturetekst is opgeslagen.')
    }
  }
}
