import type { VacancySummary } from '@wervio/contracts'
import { useVacancyChoice } from '@wervio/remote-kit'
import { furthestFirst, proceduresOf } from '../timeline/procedures.ts'
import { useTimeline } from '../timeline/use-timeline.ts'

/** The vacancy a message is about. */
export type MessageVacancy = Pick<VacancySummary, 'id' | 'title' | 'company'>

/** The vacancies of the open procedures of a candidate, the furthest first, and the others of the organisation. */
export const useOpenVacancies = (candidateId: string) => {
  const timeline = useTimeline(candidateId)
  const choice = useVacancyChoice()
  const vacancies = choice.data ?? []
  const open = furthestFirst(proceduresOf(timeline.data ?? [])).filter(({ outcome }) => outcome === 'open')
  const inProcedure = open.map(
    ({ vacancyId: id, title }): MessageVacancy =>
      vacancies.find((vacancy) => vacancy.id === id) ?? { id, title, company: '' },
  )
  return {
    /** Whether both were read, or couldn't be. */
    isKnown: !timeline.isPending && !choice.isPending,
    inProcedure,
    others: vacancies.filter(({ id }) => !inProcedure.some((vacancy) => vacancy.id === id)),
  }
}
