import type { AskedPeople } from '../../../../chat/people/asked-people.ts'
import { type Fact, isOpen, type Person } from '../../../../chat/people/person.ts'
import { parsePeriod } from '../../../../cv/dates/parse-period.ts'
import type { AnswerText } from '../answer-topics.ts'
import type { Citations } from '../citations.ts'
import { candidates, listPeople, nameOf } from './person-words.ts'

/** Fields with one amount for each candidate, and what opens the answer. */
const WITH_AMOUNT = {
  salary_wish: { most: 'De hoogste salariswens', least: 'De laagste salariswens' },
  hours: { most: 'De meeste uren', least: 'De minste uren' },
} as const
const hasAmount = (field: string | undefined): field is keyof typeof WITH_AMOUNT =>
  field !== undefined && Object.hasOwn(WITH_AMOUNT, field)

/** An amount without its unit is for an hour below this, for a year above, else for a month. */
const HOURLY = 200
const YEARLY = 15_000

/** Amounts compare only where they are in one unit. */
type Amount = { person: Person; fact: Fact; value: number; unit: string }

const AMOUNT = /(\d{1,3}(?:[. ]\d{3})+|\d+)(,\d{1,2})?( ?k\b)?/i
const LONGEST = 400
const UNIT = /\b(?:uur|uren|dag|week|maand|jaar|fte)/i

const amountOf = (person: Person, fact: Fact): Amount[] => {
  const [, whole, decimals = '', thousands] = AMOUNT.exec(fact.text) ?? []
  if (whole === undefined) return []
  const value = Number(`${whole.replaceAll(/[. ]/g, '')}${decimals.replace(',', '.')}`) * (thousands ? 1_000 : 1)
  const unit = UNIT.exec(fact.text)?.[0].toLowerCase().replace('uren', 'uur')
  return [{ person, fact, value, unit: unit ?? (value < HOURLY ? 'uur' : value < YEARLY ? 'maand' : 'jaar') }]
}

/** The beginning of the earliest job of somebody that has a period. */
const firstJobOf = (person: Person) => {
  const begins = person.facts.flatMap((fact) => {
    const start = fact.field === 'experience' ? parsePeriod(fact.text.slice(0, LONGEST))?.start : undefined
    return start ? [{ person, fact, start }] : []
  })
  return begins.toSorted((one, other) => one.start.localeCompare(other.start)).slice(0, 1)
}

/** Who has worked longest, by the earliest job of each; null where fewer than two can be compared. */
const mostExperience = ({ people }: AskedPeople, citations: Citations): AnswerText | null => {
  const begins = people
    .filter(isOpen)
    .flatMap(firstJobOf)
    .toSorted((one, other) => one.start.localeCompare(other.start))
  if (begins.length < 2) return null
  const lead = `Naar het begin van de eerste functie die er staat, vroegste eerst, bij ${candidates(begins.length)} met een periode:`
  const line = ({ person, fact }: (typeof begins)[number]) => `${nameOf(person)}: ${citations.cite(fact)}`
  return { text: listPeople(lead, begins, line), answered: true }
}

/** Who asks for most or least, by the figures in their data; null where those are missing or can't be compared. */
export const mostOrLeast = (procedure: AskedPeople, citations: Citations): AnswerText | null => {
  const { question, people } = procedure
  const [field] = question.fields
  const { edge } = question
  if (edge === 'most' && question.fields.includes('experience') && question.terms.length === 0)
    return mostExperience(procedure, citations)
  if (edge === null || !hasAmount(field)) return null
  const amounts = people.filter(isOpen).flatMap((person) => {
    const fact = person.facts.find((each) => each.field === field)
    return fact ? amountOf(person, fact) : []
  })
  const sign = edge === 'most' ? -1 : 1
  const [first, ...others] = amounts.toSorted((one, other) => sign * (one.value - other.value))
  if (!first || others.length === 0 || others.some(({ unit }) => unit !== first.unit)) return null
  const line = ({ person, fact }: Amount) => `${nameOf(person)}: ${citations.cite(fact)}`
  const lead = `${WITH_AMOUNT[field][edge]} van de ${candidates(amounts.length)} bij wie er een staat: ${line(first)}`
  return { text: `${lead}\n${listPeople('Daarna:', others, line)}`, answered: true }
}
