import type { VacancySummary } from '@wervio/contracts'
import { useVacancyChoice } from '@wervio/remote-kit'
import { proceduresOf } from '../profile/timeline/procedures.ts'
import { useTimeline } from '../profile/timeline/use-timeline.ts'

/** The vacancy a message is about. */
export type MessageVacancy = Pick<VacancySummary, 'id' | 'title' | 'company'>

/** The vacancy a candidate is in the procedure of, if that is exactly one; null until it is known. */
export const useOpenVacancy = (candidateId: string): MessageVacancy | null => {
  const { data: events = [] } = useTimeline(candidateId)
  const { data: vacancies = [] } = useVacancyChoice()
  const [procedure, ...others] = proceduresOf(events).filter(({ outcome }) => outcome === 'open')
  if (!procedure || others.length > 0) return null
  const { vacancyId: id, title } = procedure
  return vacancies.find((vacancy) => vacancy.id === id) ?? { id, title, company: '' }
}
