import type { Ids } from '../past/past-procedures.ts'
import { demoMeetings, type DemoMeeting } from './demo-meetings.ts'

const ZONE = 'Europe/Amsterdam'

/** A sample meeting with the ids of its candidate and vacancy. */
export type PlacedMeeting = Omit<DemoMeeting, 'candidate' | 'vacancy'> & {
  /** IANA name. */
  zone: string
  candidateId: string | null
  vacancyId: string | null
}

/** The sample meetings as of `now`, between candidates and vacancies with these ids. */
export const meetingsOf = (
  now: Date,
  { vacancies, candidates }: { vacancies: Ids; candidates: Ids },
): PlacedMeeting[] =>
  demoMeetings(now).map(({ candidate, vacancy, ...meeting }) => ({
    ...meeting,
    zone: ZONE,
    candidateId: candidates.get(candidate) ?? null,
    vacancyId: vacancies.get(vacancy) ?? null,
  }))
