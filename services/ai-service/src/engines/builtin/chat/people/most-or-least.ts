import type { Unit } from '../../../../chat/context/units.ts'
import type { AskedPeople } from '../../../../chat/people/asked-people.ts'
import { type Fact, isOpen, type Person } from '../../../../chat/people/person.ts'
import type { AnswerText } from '../answer-topics.ts'
import type { Citations } from '../citations.ts'
import { firstAmount } from './amounts.ts'
import { longestInWork } from './longest-in-work.ts'
import { candidates, listPeople, nameOf } from './person-words.ts'

/** Fields with one amount for each candidate, and what opens the answer. */
const WITH_AMOUNT = {
  salary_wish: { most: 'De hoogste salariswens', least: 'De laagste salariswens' },
  hours: { most: 'De meeste uren', least: 'De minste uren' },
} as const
const hasAmount = (field: string | undefined): field is keyof typeof WITH_AMOUNT =>
  field !== undefined && Object.hasOwn(WITH_AMOUNT, field)

type PersonsAmount = { person: Person; fact: Fact; value: number; unit: string }

const amountOf = (person: Person, fact: Fact): PersonsAmount[] => {
  const amount = firstAmount(fact.text)
  return amount === null ? [] : [{ person, fact, ...amount }]
}

/** Who asks for most or least, by the figures in their data; null where those are missing or can't be compared. */
export const mostOrLeast = (
  procedure: AskedPeople,
  units: readonly Unit[],
  citations: Citations,
): AnswerText | null => {
  const { question, people } = procedure
  const [field] = question.fields
  const { edge } = question
  const asksForWhole = edge === 'most' && question.terms.length === 0
  if (question.fields.includes('experience') && (asksForWhole || (edge !== null && question.isOfWork)))
    return longestInWork(procedure, units, citations)
  if (edge === null || !hasAmount(field)) return null
  const amounts = people.filter(isOpen).flatMap((person) => {
    const fact = person.facts.find((each) => each.field === field)
    return fact ? amountOf(person, fact) : []
  })
  const sign = edge === 'most' ? -1 : 1
  const [first, ...others] = amounts.toSorted((one, other) => sign * (one.value - other.value))
  if (!first || others.length === 0 || others.some(({ unit }) => unit !== first.unit)) return null
  const line = ({ person, fact }: PersonsAmount) => `${nameOf(person)}: ${citations.cite(fact)}`
  const lead = `${WITH_AMOUNT[field][edge]} van de ${candidates(amounts.length)} bij wie er een staat: ${line(first)}`
  return { text: `${lead}\n${listPeople('Daarna:', others, line)}`, answered: true }
}
