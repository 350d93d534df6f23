import type { AskedPeople } from '../../../../chat/people/asked-people.ts'
import { type Fact, isOpen, type Person } from '../../../../chat/people/person.ts'
import type { Unit } from '../../../../chat/context/units.ts'
import { type Concept, conceptOf, matchOf } from '../../../../chat/retrieval/concepts.ts'
import { stem } from '../../../../chat/retrieval/stem.ts'
import { stemsOf, wordsOf } from '../../../../chat/retrieval/tokens.ts'
import { unitsOf } from '../../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../../chat/retrieval/topics.ts'
import { parsePeriod } from '../../../../cv/dates/parse-period.ts'
import { joinWithEn } from '../../../../vacancy-text/language/join.ts'
import type { AnswerText } from '../answer-topics.ts'
import type { Citations } from '../citations.ts'
import { candidates, listPeople, nameOf } from './person-words.ts'

type Begin = { person: Person; fact: Fact; start: string }

const LONGEST_TEXT = 400
const MATCHES = 0.65
const SHORTEST_VERB = 3
/** 'Wie doet dit werk het langst?' means the job of the vacancy. */
const THIS_WORK = /^(?:dit|dat|deze|het|vak|werk|beroep|functie|job|stiel|soort|doet|deed)$/u

/** The title of a job, which stands first among its fields: an employer's name tells no trade. */
const titleOf = ({ text, sources }: Fact): string => sources[0]?.quote ?? text

/** Who does it: 'Trimmer' of 'trim', 'Schilder' of 'schilder'. */
const doers = (verb: string): string[] => [`${verb}er`, `${verb}${verb.at(-1) ?? ''}er`]

/** Whether a title names the work: the word itself, another for it, or 'Schilder' where 'schildert' was asked. */
const isOfWork = (title: string, concepts: readonly Concept[]): boolean => {
  const stems = stemsOf(title)
  const joined = ` ${stems.join(' ')} `
  return concepts.some((concept) => {
    const verb = stem(concept.word.toLowerCase())
    const begins =
      verb.length >= SHORTEST_VERB &&
      stems.some((each) => each.startsWith(verb) || doers(verb).some((doer) => each.endsWith(doer)))
    return begins || matchOf({ ...concept, relatedStems: [] }, stems, joined) >= MATCHES
  })
}

const beginsOf = (person: Person, concepts: readonly Concept[]): Begin[] =>
  person.facts
    .flatMap((fact) => {
      const start = fact.field === 'experience' ? parsePeriod(fact.text.slice(0, LONGEST_TEXT))?.start : undefined
      return start && (concepts.length === 0 || isOfWork(titleOf(fact), concepts)) ? [{ person, fact, start }] : []
    })
    .toSorted((one, other) => one.start.localeCompare(other.start))
    .slice(0, 1)

/** The words of the title of the vacancy that name its work. */
const workOfVacancy = (units: readonly Unit[]): Concept[] =>
  unitsOf(topicOf('title'), units)
    .units.slice(0, 1)
    .flatMap(({ text }) => wordsOf(text).map((word) => conceptOf(word)))

/** Who has worked longest or shortest, by the first job of each that is of the work asked about. */
export const longestInWork = (
  { people, question }: AskedPeople,
  units: readonly Unit[],
  citations: Citations,
): AnswerText | null => {
  const openPeople = people.filter(isOpen)
  const words = question.terms.filter((term) => !THIS_WORK.test(term.toLowerCase()))
  const isThisWork = words.length === 0 && question.terms.length > 0
  const concepts = isThisWork ? workOfVacancy(units) : words.map((word) => conceptOf(word))
  const matching = concepts.length === 0 ? [] : openPeople.flatMap((person) => beginsOf(person, concepts))
  const isOfWhole = matching.length === 0
  const begins = isOfWhole ? openPeople.flatMap((person) => beginsOf(person, [])) : matching
  if (begins.length === 0 || (isOfWhole && begins.length < 2)) return null
  const sign = question.edge === 'least' ? -1 : 1
  const sorted = begins.toSorted((one, other) => sign * one.start.localeCompare(other.start))
  const order = question.edge === 'least' ? 'laatste eerst' : 'vroegste eerst'
  const what = joinWithEn((isThisWork ? concepts.map(({ word }) => word) : words).map((word) => `‘${word}’`))
  const missing = what === '' || !isOfWhole ? '' : `Een functie met ${what} staat bij niemand. `
  const of = isOfWhole ? 'de eerste functie die er staat' : `de eerste functie die bij ${what} past`
  const lead = `${missing}Naar het begin van ${of}, ${order}, bij ${candidates(sorted.length)} met een periode:`
  const line = ({ person, fact }: Begin) => `${nameOf(person)}: ${citations.cite(fact)}`
  const others = isOfWhole ? [] : openPeople.filter((person) => sorted.every((begin) => begin.person !== person))
  const rest =
    others.length === 0 ? [] : [`Zo’n functie met een periode staat niet bij ${joinWithEn(others.map(nameOf))}.`]
  return { text: [listPeople(lead, sorted, line), ...rest].join('\n'), answered: missing === '' }
}
