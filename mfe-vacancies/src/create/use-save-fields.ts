import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, queryKeys } from '@wervio/api-client'
import { updateVacancy, type Vacancy } from '@wervio/contracts'
import { useNavigate } from '@wervio/routing'
import { toast } from '@wervio/ui'
import { changedFields, sameForm, type FormValues } from '../drafts/field-mapping.ts'
import { formStore } from '../drafts/form-store.ts'
import { paths } from '../paths.ts'

type Options = {
  uid: string
  vacancyId: string
  /** The values when the form was opened or last saved: a field that somebody else changed since then is not sent. */
  lastSaved: FormValues
  /** Whether the form still says what was saved. */
  isCurrent: (saved: FormValues) => boolean
  onRefused: (error: unknown) => void
  /** Gets the values that were stored when the form says something else by then. */
  onFieldsSaved: (values: FormValues) => void
  onDone: () => void
}

/** Keeps the title in the preview that of the vacancy. */
const renamePreview = (uid: string, vacancyId: string, form: FormValues): void => {
  const store = formStore(uid)
  const text = store.text()
  if (text?.vacancyId === vacancyId) store.keepText({ ...text, form })
}

/**
 * Saves the fields of a vacancy without its text, and shows the vacancy; what was typed meanwhile stays in the form.
 */
export const useSaveFields = (options: Options) => {
  const { uid, vacancyId, lastSaved, isCurrent, onRefused, onFieldsSaved, onDone } = options
  const queries = useQueryClient()
  const navigate = useNavigate()
  const showVacancy = () => void navigate(paths.details.href(vacancyId))
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (values: FormValues) =>
      call(updateVacancy, { params: { id: vacancyId }, body: changedFields(lastSaved, values) }),
    onError: onRefused,
    onSuccess: (savedVacancy, values) => {
      queries.setQueryData<Vacancy>(queryKeys.vacancies.one(vacancyId), (cached) => ({ ...cached, ...savedVacancy }))
      void queries.invalidateQueries({ queryKey: queryKeys.vacancies.list })
      renamePreview(uid, vacancyId, values)
      if (isCurrent(values)) {
        onDone()
        return toast('De vacature is opgeslagen.')
      }
      onFieldsSaved(values)
      return toast('De vacature is opgeslagen. Wat je daarna typte, staat nog alleen in het formulier.', {
        tone: 'amber',
      })
    },
  })
  const save = (values: FormValues): void => {
    if (!sameForm(values, lastSaved)) return mutate(values, { onSuccess: () => isCurrent(values) && showVacancy() })
    onDone()
    showVacancy()
  }
  return { save, isSaving: isPending, error, reset }
}
