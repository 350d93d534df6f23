import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '@wervio/api-client'
import { readApplications } from '@wervio/applications'
import { messages, type VacancySummary } from '@wervio/contracts'
import type { Many, Selectable } from '@wervio/remote-kit'
import { toast } from '@wervio/ui'
import { procedureTask } from './procedure-task.ts'

type Choice = { vacancy: Pick<VacancySummary, 'id' | 'title'>; candidates: readonly Selectable[] }

/**
 * Puts candidates in the first stage of a vacancy; who is in it already, when its pipeline is read just before, stays
 * at their stage.
 */
export const usePutInProcedure = (many: Pick<Many, 'run'>) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ vacancy }: Choice) => readApplications(vacancy.id),
    onSuccess: (applications, { vacancy, candidates }) => {
      const others = candidates.filter(({ id }) => !applications.has(id))
      if (others.length > 0) many.run(procedureTask(queries, vacancy, others, candidates.length - others.length))
      else toast(`Ze staan al allemaal in de procedure van ${vacancy.title}.`, { tone: 'blue' })
    },
    onError: (error) => toast(errorText(error, messages.matchesFailed), { tone: 'red' }),
  })
}
