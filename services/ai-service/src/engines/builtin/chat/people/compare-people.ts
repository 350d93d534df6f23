import type { AnswerText } from '../answer-topics.ts'
import { fieldLabels } from '../../../../chat/people/read-facts.ts'
import type { AskedPeople } from '../../../../chat/people/asked-people.ts'
import type { Fact, FactField, Person } from '../../../../chat/people/person.ts'
import { fold } from '../../../../chat/people/question/fold.ts'
import type { Citations } from '../citations.ts'
import { nameOf, notInProcedure, standingOf } from './person-words.ts'

export const NO_JUDGEMENT = 'Wie het best past, zeg ik niet: dat oordeel is aan jou.'
export const MOST_COMPARED = 4
const MOST_SHARED = 8
const rows: readonly (readonly [FactField, number])[] = [
  ['title', 1],
  ['location', 1],
  ['experience', 2],
  ['education', 2],
  ['languages', 6],
  ['certificates', 6],
  ['driving_licences', 4],
  ['availability', 1],
  ['notice_period', 1],
  ['salary_wish', 1],
  ['hours', 1],
]
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const factsOf = ({ facts }: Person, field: FactField, most: number) =>
  facts.filter((fact) => fact.field === field && fact.heading === '').slice(0, most)

/** Skills that all have, and those that only one of them names. */
const skillLines = (people: readonly Person[], { cite, mark }: Citations): string[] => {
  const skillsOf = (person: Person) =>
    new Map(
      person.facts.filter(({ field }) => field === 'skills').map((fact): [string, Fact] => [fold(fact.text), fact]),
    )
  const lists = people.map((person) => ({ person, skills: skillsOf(person) }))
  const [first] = lists
  const shared = [...(first?.skills.keys() ?? [])].filter((skill) => lists.every(({ skills }) => skills.has(skill)))
  const marksOf = (skill: string) => lists.flatMap(({ skills }) => skills.get(skill)?.sources.map(mark) ?? []).join('')
  const sharedLine = shared
    .slice(0, MOST_SHARED)
    .map((skill) => `‘${first?.skills.get(skill)?.text ?? skill}’ ${marksOf(skill)}`)
  const ownLines = lists.flatMap(({ person, skills }) => {
    const ownSkills = [...skills].filter(([skill]) =>
      lists.every((other) => other.person === person || !other.skills.has(skill)),
    )
    return ownSkills.length === 0
      ? []
      : [
          `- Vaardigheden alleen bij ${person.name}: ${ownSkills
            .slice(0, MOST_SHARED)
            .map(([, fact]) => cite(fact))
            .join(', ')}`,
        ]
  })
  return [...(sharedLine.length > 0 ? [`- Vaardigheden bij allen: ${sharedLine.join(', ')}`] : []), ...ownLines]
}

/** The facts of two or more candidates side by side, without saying who is better. */
export const comparePeople = (people: readonly Person[], citations: Citations): AnswerText => {
  const compared = people.slice(0, MOST_COMPARED)
  const lines = rows.flatMap(([field, most]) => {
    const cells = compared.map((person) => ({ person, facts: factsOf(person, field, most) }))
    if (cells.every(({ facts }) => facts.length === 0)) return []
    const words = cells.map(
      ({ person, facts }) =>
        `${person.name} ${facts.length > 0 ? facts.map((fact) => citations.cite(fact)).join('; ') : 'staat er niet'}`,
    )
    return [`- ${capital(fieldLabels[field])}: ${words.join(' | ')}`]
  })
  const text = [
    `${compared.map(nameOf).join(' en ')} naast elkaar, zoals het in hun gegevens staat:`,
    ...compared.map((person) => `- ${standingOf(person, citations)}`),
    ...lines,
    ...skillLines(compared, citations),
    NO_JUDGEMENT,
  ].join('\n')
  return { text, answered: true }
}

const PORTRAIT: readonly (readonly [FactField, number])[] = [
  ['title', 1],
  ['location', 1],
  ['experience', 3],
  ['education', 2],
  ['skills', 8],
  ['languages', 4],
  ['availability', 1],
]

/** What the data says about one candidate, in short. */
export const portrayPeople = (people: readonly Person[], citations: Citations): AnswerText => {
  const blocks = people.slice(0, MOST_COMPARED).map((person) => {
    const standing = standingOf(person, citations)
    const lines = PORTRAIT.flatMap(([field, most]) => {
      const facts = factsOf(person, field, most)
      return facts.length === 0
        ? []
        : [`- ${capital(fieldLabels[field])}: ${facts.map((fact) => citations.cite(fact)).join('; ')}`]
    })
    return [standing, ...lines].join('\n')
  })
  return { text: blocks.join('\n\n'), answered: true }
}

export const cannotCompare = (procedure: AskedPeople, mentionedPeople: readonly Person[]): AnswerText => {
  const [name] = procedure.question.unknownNames
  const missingPerson = name ? `${notInProcedure(name, procedure)} ` : ''
  return {
    text: `${missingPerson}Noem ${mentionedPeople.length === 1 ? 'nog een kandidaat' : 'twee kandidaten'} van deze vacature, dan zet ik ze naast elkaar.`,
    answered: name === undefined,
  }
}
