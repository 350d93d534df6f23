import type { MatchDecision } from '@wervio/contracts'
import { pipelineOf } from './pipeline-support.ts'
import { scoresOf } from './scores-support.ts'
import type { Recruiter, startApp } from './start-app.ts'

export const decisionsUrl = (vacancyId: string): string => `/api/vacancies/${vacancyId}/decisions`
export const DECISION = { kind: 'move_on', reason: 'Ervaring sluit goed aan', version: 'v1' }

/** Decisions of recruiters, and a candidate with a kept score to decide about. */
export const decisionsOf = (app: ReturnType<typeof startApp>) => {
  const { call, recruiter, createVacancy, databaseUrl } = app
  const { createCandidate } = pipelineOf(app)
  const { list, score } = scoresOf(databaseUrl)
  return {
    decide: (token: string, vacancyId: string, candidateIds: string[], draft: object = {}) =>
      call(token, {
        method: 'POST',
        url: decisionsUrl(vacancyId),
        payload: { candidate_ids: candidateIds, ...DECISION, ...draft },
      }),
    undo: (token: string, vacancyId: string, decisionIds: string[]) =>
      call(token, {
        method: 'POST',
        url: `${decisionsUrl(vacancyId)}/undo`,
        payload: { decision_ids: decisionIds },
      }),
    log: async (token: string, vacancyId: string) =>
      (await call(token, { url: decisionsUrl(vacancyId) })).json<MatchDecision[]>(),
    /** A vacancy, and a candidate with a score for it. */
    scoredPair: async () => {
      const owner: Recruiter = await recruiter()
      const { id: vacancyId } = await createVacancy(owner.token)
      const { id: candidateId } = await createCandidate(owner.token)
      const { organisation_id: organisationId } = owner.account
      await list(organisationId, vacancyId)
      await score({ organisationId, vacancyId, candidateId, percentage: 70 })
      return { ...owner, vacancyId, candidateId, organisationId }
    },
    score,
  }
}
