import { useQueryClient } from '@tanstack/react-query'
import { call, errorText, isAborted, queryKeys, stream } from '@wervio/api-client'
import {
  generatePersona,
  messages,
  savePersona,
  type GenerateVacancyProgress,
  type Persona,
  type VacancyDetails,
} from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { atom, useAtomValue, useStore } from 'jotai'

export type PersonaRun =
  | { phase: 'writing'; step: string; percent: number }
  | { phase: 'saving' }
  | { phase: 'failed'; reason: string }

/** Runs by vacancy: they go on while another tab or page is open, so they don't live in a component. */
const runsAtom = atom<Readonly<Record<string, PersonaRun>>>({})
const controllers = new Map<string, AbortController>()

const generateAndSave = async (
  vacancyId: string,
  text: string,
  signal: AbortSignal,
  onProgress: (progress: GenerateVacancyProgress) => void,
  onSaving: () => void,
): Promise<Persona> => {
  const { persona, made_by, warnings } = await stream(
    generatePersona,
    { body: { vacancy_text: text } },
    { signal, onProgress },
  )
  onSaving()
  return call(savePersona, { body: { vacancy_id: vacancyId, persona_data: persona, made_by, warnings } })
}

const reasonOf = (error: unknown): string => errorText(error, messages.generic)

/** Makes and stores a persona, one run a vacancy at a time. What is stored stays until the new one is saved. */
export const usePersonaRun = (vacancyId: string) => {
  const run = useAtomValue(runsAtom)[vacancyId] ?? null
  const store = useStore()
  const queries = useQueryClient()
  const show = (next: PersonaRun | null) =>
    store.set(runsAtom, ({ [vacancyId]: _previous, ...others }) =>
      next === null ? others : { ...others, [vacancyId]: next },
    )

  const start = async (text: string): Promise<void> => {
    if (controllers.has(vacancyId)) return
    const controller = new AbortController()
    controllers.set(vacancyId, controller)
    show({ phase: 'writing', step: 'De vacature wordt gelezen', percent: 0 })
    try {
      const savedPersona = await generateAndSave(
        vacancyId,
        text,
        controller.signal,
        (progress) => show({ phase: 'writing', ...progress }),
        () => show({ phase: 'saving' }),
      )
      await queries.cancelQueries({ queryKey: queryKeys.vacancies.persona(vacancyId) })
      queries.setQueryData(queryKeys.vacancies.persona(vacancyId), savedPersona)
      queries.setQueryData<VacancyDetails>(
        queryKeys.vacancies.one(vacancyId),
        (cached) => cached && { ...cached, has_persona: true },
      )
      show(null)
      toast('De persona is opgeslagen.')
    } catch (error) {
      show(isAborted(error) ? null : { phase: 'failed', reason: reasonOf(error) })
    } finally {
      controllers.delete(vacancyId)
    }
  }

  return {
    run,
    start: (text: string) => void start(text),
    cancel: () => controllers.get(vacancyId)?.abort(),
    dismiss: () => show(null),
  }
}
