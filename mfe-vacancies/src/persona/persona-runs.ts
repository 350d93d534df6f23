import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call, errorText, isAborted, queryKeys, stream } from '@wervio/api-client'
import {
  generatePersona,
  messages,
  savePersona,
  type CallInput,
  type EngineChoice,
  type GenerateVacancyProgress,
  type Persona,
  type VacancyDetails,
} from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { atom, useAtomValue, useStore } from 'jotai'

export type PersonaRun =
  | { phase: 'writing'; step: string; percent: number }
  | { phase: 'saving' }
  | { phase: 'failed'; reason: string; code: ApiError['code'] | null }

/** Runs by vacancy: they go on while another tab or page is open, so they don't live in a component. */
const runsAtom = atom<Readonly<Record<string, PersonaRun>>>({})
const controllers = new Map<string, AbortController>()

const generateAndSave = async (
  vacancyId: string,
  body: CallInput<typeof generatePersona>['body'],
  signal: AbortSignal,
  onProgress: (progress: GenerateVacancyProgress) => void,
  onSaving: () => void,
): Promise<Persona> => {
  const { persona, made_by, warnings } = await stream(generatePersona, { body }, { signal, onProgress })
  onSaving()
  return call(savePersona, { body: { vacancy_id: vacancyId, persona_data: persona, made_by, warnings } })
}

const failureOf = (error: unknown): PersonaRun => ({
  phase: 'failed',
  reason: errorText(error, messages.generic),
  code: error instanceof ApiError ? error.code : null,
})

/** Makes and stores a persona, one run a vacancy at a time. What is stored stays until the new one is saved. */
export const usePersonaRun = (vacancyId: string) => {
  const run = useAtomValue(runsAtom)[vacancyId] ?? null
  const store = useStore()
  const queries = useQueryClient()
  const show = (next: PersonaRun | null) =>
    store.set(runsAtom, ({ [vacancyId]: _previous, ...others }) =>
      next === null ? others : { ...others, [vacancyId]: next },
    )

  const start = async (text: string, engine?: EngineChoice): Promise<void> => {
    if (controllers.has(vacancyId)) return
    const controller = new AbortController()
    controllers.set(vacancyId, controller)
    show({ phase: 'writing', step: 'De vacature wordt gelezen', percent: 0 })
    try {
      const savedPersona = await generateAndSave(
        vacancyId,
        { vacancy_text: text, engine },
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
      show(isAborted(error) ? null : failureOf(error))
    } finally {
      controllers.delete(vacancyId)
    }
  }

  return {
    run,
    /** `engine` asks for the rules in place of the configured engine. */
    start: (text: string, engine?: EngineChoice) => void start(text, engine),
    cancel: () => controllers.get(vacancyId)?.abort(),
    dismiss: () => show(null),
  }
}
