import type { AnswerText } from '../answer-topics.ts'
import { fieldLabels } from '../../../../chat/people/read-facts.ts'
import type { AskedPeople } from '../../../../chat/people/asked-people.ts'
import type { Fact, FactField, Person } from '../../../../chat/people/person.ts'
import { joinWithEn } from '../../../../vacancy-text/language/join.ts'
import type { Citations } from '../citations.ts'
import { findKin, findTerms, inFields, type Term } from './find-facts.ts'
import { candidates, listPeople, nameOf, profileSource } from './person-words.ts'

/** Facts quoted of each candidate. */
const MOST_FACTS = 3
const MOST_OF_ONE = 8
/** Fields in which something must be looked for: everybody has some. */
const NEEDS_A_TERM: readonly FactField[] = ['skills', 'experience']

const WITH_VALUE: readonly FactField[] = ['notice_period', 'salary_wish', 'hours', 'availability']
/** Units quoted where only another word for it stands. */
const MOST_CLOSEST = 3

const NOT_SAID = 'dat zegt niet dat het er niet is'
const theOthers = (count: number) => (count === 1 ? 'de andere kandidaat' : `de andere ${count}`)
const quoted = (words: readonly string[]) => joinWithEn(words.map((word) => `‘${word}’`))
const nameOfFields = (fields: readonly FactField[]) => (fields[0] ? fieldLabels[fields[0]] : 'de gegevens')

/** Short facts first: a skill says more than a sentence about a job. */
const citeFacts = (facts: readonly Fact[], most: number, { cite }: Citations): string =>
  [...new Map(facts.map((fact) => [fact.text, fact])).values()]
    .toSorted((one, other) => Number(one.field === 'summary') - Number(other.field === 'summary'))
    .slice(0, most)
    .map((fact) => cite(fact))
    .join('; ')

const factsIn = (terms: readonly Term[], { id }: Person): Fact[] =>
  terms.flatMap(({ holders }) => holders.get(id) ?? [])

/** Whoever has all of the words, or one of them where the question says 'of' or nobody has all. */
const holdersOfAll = (terms: readonly Term[], people: readonly Person[], either: boolean) => {
  const withAll = people.filter(({ id }) => terms.every(({ holders }) => holders.has(id)))
  if (!either && withAll.length > 0) return { holders: withAll, partly: false }
  const withAny = people.filter(({ id }) => terms.some(({ holders }) => holders.has(id)))
  return { holders: withAny, partly: !either && terms.length > 1 }
}

const aboutTypo = (terms: readonly Term[]): string =>
  terms
    .filter(({ word, typed }) => word !== typed)
    .map(({ word, typed }) => `‘${typed}’ staat er niet; ik nam aan dat je ‘${word}’ bedoelt. `)
    .join('')

/** Answers who has the search words, and of whom that isn't known. */
const answerTerms = (procedure: AskedPeople, people: readonly Person[], citations: Citations): AnswerText => {
  const { terms: words, fields, isEither, isNegated } = procedure.question
  const terms = findTerms(words, people, fields)
  const present = terms.filter(({ holders }) => holders.size > 0)
  const absent = terms.filter(({ holders }) => holders.size === 0).map(({ typed }) => typed)
  const [only] = people
  const of = people.length === 1 && only ? `Bij ${only.name}` : `Bij niemand van de ${candidates(people.length)}`
  if (present.length === 0) {
    const text =
      people.length === 1
        ? `${of} staat niets over ${quoted(absent)} in de gegevens; ${NOT_SAID}.`
        : `${of} staat iets over ${quoted(absent)} in de gegevens; ${NOT_SAID}.`
    const closest = terms.flatMap(({ typed }) => findKin(typed, people)).slice(0, MOST_CLOSEST)
    if (closest.length > 0)
      return {
        text: listPeople(
          `${quoted(absent)} staat er niet met zoveel woorden. Dit komt het dichtst in de buurt:`,
          closest.map(({ person }) => person),
          (person) =>
            `${nameOf(person)}: ${citeFacts(closest.find((each) => each.person === person)?.facts ?? [], MOST_FACTS, citations)}`,
        ),
        answered: false,
      }
    return {
      text: `${text} ${only && people.length === 1 ? citations.mark(profileSource(only)) : ''}`.trim(),
      answered: false,
    }
  }
  const what = quoted(present.map(({ word }) => word))
  const { holders, partly } = holdersOfAll(present, people, isEither)
  const others = people.filter((person) => !holders.includes(person))
  const remarks = [
    ...(absent.length > 0 ? [`Over ${quoted(absent)} staat er niets.`] : []),
    ...(partly ? ['Niemand heeft het allemaal in de gegevens staan.'] : []),
  ]
  if (isNegated) {
    const lead = `${aboutTypo(terms)}Van ${candidates(others.length)} staat ${what} niet in de gegevens; ${NOT_SAID}:`
    const line = (person: Person) => `${nameOf(person)} ${citations.mark(profileSource(person))}`
    return { text: [listPeople(lead, others, line), ...remarks].join('\n'), answered: true }
  }
  const lead = `${aboutTypo(terms)}Dit staat er over ${what}${people.length > 1 ? ` bij ${holders.length} van de ${candidates(people.length)}` : ''}:`
  const line = (person: Person) =>
    `${nameOf(person)}: ${citeFacts(factsIn(present, person), people.length === 1 ? MOST_OF_ONE : MOST_FACTS, citations)}`
  const rest =
    others.length > 0 && people.length > 1
      ? [`Bij ${theOthers(others.length)} staat het niet in de gegevens; ${NOT_SAID}.`]
      : []
  return { text: [listPeople(lead, holders, line), ...remarks, ...rest].join('\n'), answered: true }
}

/** Answers with a field of each of the people. */
const answerField = (procedure: AskedPeople, people: readonly Person[], citations: Citations): AnswerText => {
  const { fields, isNegated } = procedure.question
  const ownFields = fields.slice(0, NEEDS_A_TERM.includes(fields[0] ?? 'title') ? 1 : 2)
  const factsOf = (person: Person): Fact[] => {
    const first = inFields(person.facts, ownFields.slice(0, 1))
    return first.length > 0 ? first : inFields(person.facts, ownFields)
  }
  const peopleWithFacts = people.filter((person) => factsOf(person).length > 0)
  const unknown = people.filter((person) => !peopleWithFacts.includes(person))
  const what = nameOfFields(fields)
  const profile = (person: Person) => `${nameOf(person)} ${citations.mark(profileSource(person))}`
  const [only] = people
  if (people.length === 1 && only) {
    if (peopleWithFacts.length === 0)
      return { text: `Over ${what} staat bij ${profile(only)} niets; ${NOT_SAID}.`, answered: false }
    return {
      text: `Over ${what} staat er bij ${nameOf(only)}: ${citeFacts(factsOf(only), MOST_OF_ONE, citations)}`,
      answered: true,
    }
  }
  if (isNegated)
    return {
      text: listPeople(`Van ${candidates(unknown.length)} staat er niets over ${what}; ${NOT_SAID}:`, unknown, profile),
      answered: unknown.length > 0,
    }
  if (peopleWithFacts.length === 0)
    return {
      text: `Bij niemand van de ${candidates(people.length)} staat iets over ${what}; ${NOT_SAID}.`,
      answered: false,
    }
  const line = (person: Person) => `${nameOf(person)}: ${citeFacts(factsOf(person), MOST_FACTS, citations)}`
  const lead = `Over ${what} staat iets bij ${peopleWithFacts.length} van de ${candidates(people.length)}:`
  const rest = unknown.length > 0 ? [`Bij ${theOthers(unknown.length)} staat er niets over; ${NOT_SAID}.`] : []
  return { text: [listPeople(lead, peopleWithFacts, line), ...rest].join('\n'), answered: true }
}

/** Answers from CVs: those of the named candidates, else all that were read. */
export const answerFacts = (
  procedure: AskedPeople,
  mentionedPeople: readonly Person[],
  citations: Citations,
): AnswerText => {
  const { terms, fields } = procedure.question
  const people = (mentionedPeople.length > 0 ? mentionedPeople : procedure.people).filter(({ hasReadCv }) => hasReadCv)
  const isVague =
    terms.length === 0 &&
    mentionedPeople.length === 0 &&
    (fields.length === 0 || NEEDS_A_TERM.includes(fields[0] ?? 'title'))
  if (isVague)
    return {
      text: 'Noem erbij waar ik naar moet zoeken, zoals een vaardigheid, een opleiding, een taal of een plaats.',
      answered: true,
    }
  // 'Hoeveel opzeg heeft ze?' asks for a field that has one value: a word that stands nowhere narrows nothing.
  const asksForValue = WITH_VALUE.includes(fields[0] ?? 'title')
  const isNowhere = terms.length > 0 && findTerms(terms, people, fields).every(({ holders }) => holders.size === 0)
  const answer =
    terms.length > 0 && !(asksForValue && isNowhere)
      ? answerTerms(procedure, people, citations)
      : answerField(procedure, people, citations)
  const readCount = procedure.people.filter(({ hasReadCv }) => hasReadCv).length
  if (mentionedPeople.length > 0 || readCount === procedure.total) return answer
  return {
    ...answer,
    text: `${answer.text}\nIk las de gegevens van ${readCount} van de ${candidates(procedure.total)}, de laatst gewijzigde eerst.`,
  }
}
