import { ApiError, call, callAll } from '@wervio/api-client'
import { createApplication, deleteApplication, listMatches, type Application } from '@wervio/contracts'

const CHANGED_SINCE = 'Iemand heeft deze procedure intussen gewijzigd. De kandidaat blijft erin staan.'

/** The applications for a vacancy as they are now, by candidate. */
export const readApplications = async (vacancyId: string): Promise<Map<string, Application>> => {
  const matches = await callAll(listMatches, { params: { id: vacancyId } })
  return new Map(matches.flatMap(({ id, application }) => (application ? [[id, application]] : [])))
}

/** Puts a candidate in the first stage of a vacancy. */
export const addToVacancy = (vacancyId: string, candidateId: string): Promise<Application> =>
  call(createApplication, { body: { vacancy_id: vacancyId, candidate_id: candidateId } })

/**
 * Takes back applications that were just made. Refuses one that somebody has changed since, because its history would go
 * along.
 */
export const applicationRemover = (vacancyId: string) => {
  let applications: Promise<Map<string, Application>> | null = null
  return async (added: Application): Promise<void> => {
    applications ??= readApplications(vacancyId)
    try {
      const current = (await applications).get(added.candidate_id)
      if (!current || current.id !== added.id) return
      if (current.updated_at !== added.updated_at) throw new ApiError(CHANGED_SINCE, { code: 'conflict', status: 409 })
    } catch (error) {
      // A retry reads them anew.
      applications = null
      throw error
    }
    await call(deleteApplication, { params: { id: added.id } })
  }
}
