import { useQueryClient } from '@tanstack/react-query'
import { ApiError, errorText, queryKeys } from '@wervio/api-client'
import { messages, type Requirement, type RequirementList } from '@wervio/contracts'
import { toast } from '@wervio/ui'
import { useMemo, useState } from 'react'
import { useSaveRequirements } from '../requirements/use-requirements.ts'
import { realChanges, withChanges, type WeightChanges } from './what-if.ts'

const NONE: readonly Requirement[] = []

/** Weights that are tried out on the list, and their saving. */
export const useWhatIf = (vacancyId: string, list: RequirementList | undefined) => {
  const requirements = list?.requirements ?? NONE
  const { save } = useSaveRequirements(vacancyId)
  const queries = useQueryClient()
  const [chosenId, choose] = useState<string | null>(null)
  const [tried, setTried] = useState<WeightChanges>({})
  const changes = useMemo(() => realChanges(requirements, tried), [requirements, tried])
  const reset = () => setTried({})
  const store = () => {
    if (!list) return
    save.mutate(
      {
        version: list.version,
        requirements: withChanges(requirements, changes)
          .filter(({ id }) => changes[id] !== null)
          .map(({ id, kind, label, importance, weight }) => ({ id, kind, label, importance, weight })),
      },
      {
        onSuccess: () => {
          reset()
          toast('De weging is opgeslagen. De scores worden bijgewerkt.')
        },
        onError: (error) => {
          toast(errorText(error, messages.requirementsSaveFailed), { tone: 'red' })
          if (error instanceof ApiError && error.status === 409)
            void queries.invalidateQueries({ queryKey: queryKeys.vacancies.requirements(vacancyId) })
        },
      },
    )
  }
  return {
    chosenId,
    choose,
    changes,
    isOn: Object.keys(changes).length > 0,
    /** The requirements with the weights that are tried out. */
    requirements: useMemo(() => withChanges(requirements, changes), [requirements, changes]),
    change: (id: string, weight: number | null) => setTried((now) => ({ ...now, [id]: weight })),
    reset,
    store,
    isSaving: save.isPending,
  }
}
