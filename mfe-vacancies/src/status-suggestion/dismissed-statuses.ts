import { vacancyStatuses, type VacancyStatus } from '@wervio/contracts'
import { storedWords } from '@wervio/session'
import { z } from 'zod'

/** The statuses of one vacancy that a recruiter doesn't want suggested any more, stored in this browser. */
export const dismissedStatuses = (uid: string, vacancyId: string) => {
  const stored = storedWords(uid, `dismissed-statuses:${vacancyId}`, z.array(z.enum(vacancyStatuses)))
  const read = () => stored.read() ?? []
  return { read, add: (status: VacancyStatus) => stored.keep([...read(), status]), drop: stored.drop }
}
