import { chatPeopleKey, type ChatResponse } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { takeTurns } from '../context/turns.ts'
import { writtenName } from './names.ts'
import type { People } from './person.ts'
import { type PeopleQuestion } from './question/parse-question.ts'
import { type EarlierTurn, readPeopleQuestion } from './question/people-question.ts'
import { readPeople } from './read-people.ts'
import type { Need, Procedures } from './repository.ts'
import type { StandingRow } from './rows.ts'

/** CVs read for one question: enough for any shortlist, and never the whole of a busy vacancy. */
const MOST_CVS = 200
/** Candidates whose history is read: a question names a few. */
const MOST_HISTORIES = 10

/** The candidates of a vacancy, and what is asked about them. */
export type AskedPeople = People & { question: PeopleQuestion }

type Asking = { message: string; earlierTurns: readonly EarlierTurn[]; signal: AbortSignal }
export type AboutPeople = {
  people: AskedPeople | null
  protectedTrait: string | null
  /** Ids of the candidates that the question names. */
  namedIds: readonly string[]
}

/** A question about something else. */
export const NOBODY: AboutPeople = { people: null, protectedTrait: null, namedIds: [] }
const NOT_ABOUT_PEOPLE: Need = { cvs: [], histories: [] }

/** Those the question names first, then the latest changed. */
const needOf = (standings: readonly StandingRow[], { namedIds }: PeopleQuestion): Need => {
  const isNamed = ({ candidate_id }: StandingRow) => namedIds.includes(candidate_id)
  const order = [...standings.filter(isNamed), ...standings.filter((row) => !isNamed(row))]
  return {
    cvs: order.slice(0, MOST_CVS).map(({ candidate_id }) => candidate_id),
    histories: standings
      .filter(isNamed)
      .slice(0, MOST_HISTORIES)
      .map(({ application_id }) => application_id),
  }
}

/**
 * Reads what a question about the candidates of a vacancy needs, from the database under the caller's own rights: what
 * a browser sends along never speaks about other people. Of a question about something else nothing more than names is
 * read.
 */
export const readAskedPeople = async (
  procedures: Procedures,
  recruiter: Recruiter,
  vacancyId: string,
  { message, earlierTurns, signal }: Asking,
): Promise<AboutPeople> => {
  let peopleQuestion: ReturnType<typeof readPeopleQuestion> = null
  const rows = await procedures.read(recruiter, vacancyId, (standings) => {
    const names = standings.map(({ candidate_id, name }, index) => ({
      id: candidate_id,
      name: writtenName(name, index + 1),
    }))
    peopleQuestion = readPeopleQuestion(message, earlierTurns, names)
    return peopleQuestion?.kind === 'people' ? needOf(standings, peopleQuestion.question) : NOT_ABOUT_PEOPLE
  })
  const question = peopleQuestion as ReturnType<typeof readPeopleQuestion>
  if (question === null) return NOBODY
  if (question.kind === 'protected')
    return { people: null, protectedTrait: question.trait, namedIds: question.namedIds }
  const namedIds = question.question.namedIds
  const people = { ...(await readPeople(rows, takeTurns(signal))), question: question.question }
  return { people, protectedTrait: null, namedIds }
}

/** The candidates that a question and its answer speak of: erasing one of them removes the exchange. */
export const peopleIn = (
  { response, sources }: Pick<ChatResponse, 'response' | 'sources'>,
  { people, namedIds }: AboutPeople,
): string[] => {
  const citedIds = sources.flatMap(({ path: [key, id] }) => (key === chatPeopleKey && id !== undefined ? [id] : []))
  const writtenIds = (people?.people ?? []).filter(({ name }) => response.includes(name)).map(({ id }) => id)
  return [...new Set([...citedIds, ...writtenIds, ...namedIds])]
}
