import { chatPeopleKey } from '@wervio/contracts'
import { readAskedPeople } from '../../../src/chat/people/asked-people.ts'
import { answerChat } from '../../../src/chat/answer-chat.ts'
import type { ChatAnswer } from '../../../src/chat/question.ts'
import { createBuiltinEngine } from '../../../src/engines/builtin/builtin-engine.ts'
import { placed, type Placed } from './made-up.ts'
import { developers, developerVacancy } from './procedures/developers.ts'
import { drivers, driverVacancy } from './procedures/drivers.ts'
import { nurses, nurseVacancy } from './procedures/nurses.ts'
import type { PeopleLabel } from './questions.ts'
import { proceduresOf } from './rows-of.ts'

export const procedures = {
  developers: { people: placed(developers), context: developerVacancy },
  nurses: { people: placed(nurses), context: nurseVacancy },
  drivers: { people: placed(drivers), context: driverVacancy },
}

const VACANCY = '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11'
const recruiter = { accountId: VACANCY, organisationId: VACANCY }

/** An answer of the rules about candidates, as the service gives it, without a database. */
export const askAbout = async (
  { people, context }: { people: readonly Placed[]; context: Record<string, unknown> },
  message: string,
  before: readonly string[] = [],
): Promise<ChatAnswer & { isAboutPeople: boolean }> => {
  const { signal } = new AbortController()
  const about = await readAskedPeople(proceduresOf(people), recruiter, VACANCY, {
    message,
    earlierTurns: before.map((question) => ({ question, answer: '' })),
    signal,
  })
  const history = before.map((content) => ({ role: 'user' as const, content }))
  const body = { message, conversation_history: history, context, subject: { kind: 'vacancy' as const, id: VACANCY } }
  const answer = await answerChat(createBuiltinEngine(), body, { signal, onProgress: () => undefined }, about)
  return { ...answer, isAboutPeople: about.people !== null || about.protectedTrait !== null }
}

const peopleOf = ({ sources }: ChatAnswer, people: readonly Placed[]): string[] => [
  ...new Set(
    sources.flatMap(({ path: [key, id] }) => {
      const person = people.find((one) => one.id === id)?.person
      return key === chatPeopleKey && person ? [person.name] : []
    }),
  ),
]

const sameNames = (names: readonly string[], expected: readonly string[]) =>
  names.length === expected.length && expected.every((start) => names.some((name) => name.startsWith(start)))

/** Whether a labelled question is answered as it must be, about these people and nobody else. */
export const isAnsweredRight = async ([name, question, expected, before]: PeopleLabel): Promise<{
  isRight: boolean
  response: string
}> => {
  const procedure = procedures[name]
  const answer = await askAbout(procedure, question, before)
  const { response, answered, isAboutPeople } = answer
  const names = peopleOf(answer, procedure.people)
  const result = (isRight: boolean) => ({ isRight, response })
  if ('job' in expected) return result(!isAboutPeople && names.length === 0)
  if (!isAboutPeople) return result(false)
  if ('refused' in expected)
    return result(response.includes(`naar ${expected.refused}, en dat mag`) && answer.sources.length === 0)
  if ('absent' in expected) return result(!answered && sameNames(names, expected.about ?? []))
  const words = [response, ...answer.sources.map(({ quote }) => quote)].join('\n')
  return result(
    answered && sameNames(names, expected.about) && (expected.says ?? []).every((word) => words.includes(word)),
  )
}
