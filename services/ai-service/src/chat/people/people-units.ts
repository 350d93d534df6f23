import { applicationOutcomeLabels, chatPeopleKey, labelOf, stageName } from '@wervio/contracts'
import type { Unit } from '../context/units.ts'
import type { AskedPeople } from './asked-people.ts'
import { longDay } from './moments.ts'
import { isOpen, type Person } from './person.ts'

const stateText = ({ stage, outcome }: Pick<Person, 'stage' | 'outcome'>, at: string): string =>
  isOpen({ outcome })
    ? `staat sinds ${longDay(at)} op ${stageName(stage)}`
    : `is ${labelOf(applicationOutcomeLabels, outcome).toLowerCase()} op ${longDay(at)}, bij ${stageName(stage)}`

const unitOf = (text: string, sources: Unit['sources'], person?: string): Unit => ({
  text,
  sources,
  keys: 'procedure kandidaat',
  heading: person ?? '',
  speaker: '',
  asked: '',
  side: 'candidate',
  ...(person !== undefined && { person }),
  order: 0,
  paragraph: '',
})

const standingUnits = (person: Person): Unit[] => {
  const { name, standing, steps, reason } = person
  const before = steps
    .slice(0, -1)
    .map((step) => unitOf(`${name} ${stateText(step, step.at)}`.replace(' staat ', ' stond '), [step.source], name))
  return [unitOf(`${name} ${stateText(person, person.since)}`, [standing], name), ...before, ...reason]
}

const countsUnit = ({ counts, total }: AskedPeople): Unit => {
  const parts = counts.map(
    ({ stage, outcome, count }) =>
      `${count} ${labelOf(applicationOutcomeLabels, outcome).toLowerCase()} bij ${stageName(stage)}`,
  )
  const text = `${total} kandidaten in de procedure: ${parts.join(', ')}`
  return unitOf(text, [{ path: [chatPeopleKey], label: 'Procedure van deze vacature', quote: text }])
}

/** Units that hold one of the words, before the others. */
const byTerms = (units: readonly Unit[], terms: readonly string[]): Unit[] => {
  const words = terms.map((term) => term.toLowerCase())
  const holds = ({ text }: Unit) => words.some((word) => text.toLowerCase().includes(word))
  return [...units.filter(holds), ...units.filter((unit) => !holds(unit))]
}

/**
 * What a model gets to know about the candidates, what the question needs first: those it names, then where everybody
 * stands, then what holds the words it looks for. Every unit says whom it is about in its label and in `person`.
 */
export const unitsOfPeople = (procedure: AskedPeople): Unit[] => {
  const { namedIds, terms } = procedure.question
  const isNamed = ({ id }: Person) => namedIds.includes(id)
  const [about, others] = [procedure.people.filter(isNamed), procedure.people.filter((person) => !isNamed(person))]
  return [
    countsUnit(procedure),
    ...about.flatMap((person) => [...standingUnits(person), ...person.facts]),
    ...(about.length === 0 ? others.flatMap(standingUnits) : []),
    ...byTerms(about.length === 0 ? others.flatMap(({ facts }) => facts) : [], terms),
  ]
}
