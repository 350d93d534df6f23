import { call } from '@wervio/api-client'
import { createApplication, deleteApplication, type Application } from '@wervio/contracts'
import { unchangedApplicationReader } from './unchanged-application.ts'

const CHANGED_SINCE = 'Iemand heeft deze procedure intussen gewijzigd. De kandidaat blijft erin staan.'

/** Puts a candidate in the first stage of a vacancy. */
export const addToVacancy = (vacancyId: string, candidateId: string): Promise<Application> =>
  call(createApplication, { body: { vacancy_id: vacancyId, candidate_id: candidateId } })

/**
 * Takes back applications that were just made. Refuses one that somebody has changed since, because its history would
 * go along.
 */
export const applicationRemover = (vacancyId: string) => {
  const readUnchanged = unchangedApplicationReader(vacancyId, CHANGED_SINCE)
  return async (newApplication: Application): Promise<void> => {
    if (await readUnchanged(newApplication))
      await call(deleteApplication, { params: { id: newApplication.id }, body: {} })
  }
}
