import type { Application } from '@wervio/contracts'
import { candidatesOf } from './candidates-support.ts'
import type { startApp } from './start-app.ts'

/** What tests of the pipeline do: make candidates and move them. */
export const pipelineOf = ({ call, createVacancy }: ReturnType<typeof startApp>) => {
  const { createCandidate } = candidatesOf({ call })
  const apply = (token: string, payload: object) => call(token, { method: 'POST', url: '/api/applications', payload })
  return {
    createCandidate,
    apply,
    move: (token: string, id: string, payload: object) =>
      call(token, { method: 'PATCH', url: `/api/applications/${id}`, payload }),
    matches: (token: string, vacancyId: string, query = '') =>
      call(token, { url: `/api/vacancies/${vacancyId}/matches${query}` }),
    /** A new candidate in the procedure of a vacancy, a new one unless it is given. */
    applied: async (token: string, vacancyId?: string): Promise<Application> => {
      const payload = {
        vacancy_id: vacancyId ?? (await createVacancy(token)).id,
        candidate_id: (await createCandidate(token)).id,
      }
      return (await apply(token, payload)).json<Application>()
    },
  }
}
