import { ApiError, callAll } from '@wervio/api-client'
import { listMatches, type Application } from '@wervio/contracts'
import { PIPELINE } from './matches-query.ts'

/** The applications for a vacancy as they are now, by candidate. */
export const readApplications = async (vacancyId: string): Promise<Map<string, Application>> => {
  const matches = await callAll(listMatches, { params: { id: vacancyId }, query: PIPELINE })
  return new Map(matches.flatMap(({ id, application }) => (application ? [[id, application]] : [])))
}

/**
 * Looks up applications before an action on them is taken back. Returns the application as it is now, or null when it
 * is gone; throws `refusal` as a conflict when somebody has changed it since. All are read once, and anew after a
 * failure.
 */
export const unchangedApplicationReader = (vacancyId: string, refusal: string) => {
  let applications: Promise<Map<string, Application>> | null = null
  return async (knownApplication: Application): Promise<Application | null> => {
    applications ??= readApplications(vacancyId)
    try {
      const current = (await applications).get(knownApplication.candidate_id)
      if (!current || current.id !== knownApplication.id) return null
      if (current.updated_at !== knownApplication.updated_at)
        throw new ApiError(refusal, { code: 'conflict', status: 409 })
      return current
    } catch (error) {
      applications = null
      throw error
    }
  }
}
