import type { AskedPeople } from '../../../../chat/people/asked-people.ts'
import { isOpen, type Fact, type Person } from '../../../../chat/people/person.ts'
import type { BesideVacancy } from '../../../../chat/people/question/beside-vacancy.ts'
import type { Unit } from '../../../../chat/context/units.ts'
import { unitsOf } from '../../../../chat/retrieval/topic-units.ts'
import { topicOf } from '../../../../chat/retrieval/topics.ts'
import { joinWithEn } from '../../../../vacancy-text/language/join.ts'
import type { AnswerText } from '../answer-topics.ts'
import type { Citations } from '../citations.ts'
import { hoursRange, payRange } from './amounts.ts'
import { candidates, listPeople, nameOf } from './person-words.ts'

type Range = { from: number; to: number; unit: string }
type Wish = { person: Person; fact: Fact; range: Range | null }

const READ = {
  salary_wish: { topic: 'salary', range: payRange, name: 'salariswens', of: 'het salaris' },
  hours: { topic: 'hours', range: hoursRange, name: 'gewenst aantal uren', of: 'de uren' },
} as const

const LEADS: Record<BesideVacancy['field'], Record<BesideVacancy['side'], string>> = {
  salary_wish: {
    above: 'Meer dan dat vraagt volgens de gegevens',
    within: 'Niet meer dan dat vraagt volgens de gegevens',
    below: 'Minder dan dat vraagt volgens de gegevens',
  },
  hours: {
    above: 'Meer dan dat wil volgens de gegevens',
    within: 'Niet meer dan dat wil volgens de gegevens',
    below: 'Minder dan dat wil volgens de gegevens',
  },
}

/** Whether the least that somebody asks for lies above what is offered, below it, or neither. */
const isOnSide = (wish: Range, offer: Range, side: BesideVacancy['side']): boolean => {
  if (side === 'above') return wish.from > offer.to
  return side === 'within' ? wish.from <= offer.to : wish.to < offer.from
}

const names = (people: readonly Person[]) => joinWithEn(people.map(nameOf))

/**
 * Who asks for more or less than the vacancy offers, by the figures of both. What can't be compared is named, never
 * counted.
 */
export const compareWithVacancy = (
  { people, question }: AskedPeople,
  beside: BesideVacancy,
  units: readonly Unit[],
  citations: Citations,
): AnswerText => {
  const { topic, range, name, of } = READ[beside.field]
  const offers = unitsOf(topicOf(topic), units).units.flatMap((unit) => {
    const offer = unit.side === 'candidate' ? null : range(unit.text)
    return offer === null ? [] : [{ unit, offer }]
  })
  const [first] = offers
  const meantPeople =
    question.namedIds.length > 0 ? people.filter(({ id }) => question.namedIds.includes(id)) : people.filter(isOpen)
  const wishes = meantPeople.flatMap((person): Wish[] => {
    const fact = person.facts.find(({ field }) => field === beside.field)
    return fact ? [{ person, fact, range: range(fact.text) }] : []
  })
  const line = ({ person, fact }: Wish) => `${nameOf(person)}: ${citations.cite(fact)}`
  if (!first) {
    const absent = `In de vacature staat geen bedrag of aantal voor ${of}, dus vergelijken kan niet.`
    const text = wishes.length === 0 ? absent : listPeople(`${absent} Bij de kandidaten staat:`, wishes, line)
    return { text, answered: wishes.length > 0 }
  }
  const comparable = wishes.filter((wish) => wish.range !== null && wish.range.unit === first.offer.unit)
  const onSide = comparable.filter((wish) => wish.range !== null && isOnSide(wish.range, first.offer, beside.side))
  const without = meantPeople.filter((person) => wishes.every((wish) => wish.person !== person))
  const unread = wishes.filter((wish) => !comparable.includes(wish))
  const offerText = `In de vacature staat ${citations.cite(first.unit)}.`
  const lead = LEADS[beside.field][beside.side]
  // Of whom is named, both figures are told, on whichever side they are.
  if (question.namedIds.length > 0 && wishes.length > 0)
    return { text: listPeople(`${offerText} Daarnaast staat er als ${name}:`, wishes, line), answered: true }
  const text = [
    onSide.length === 0
      ? `${offerText} ${lead} niemand van de ${candidates(comparable.length)} bij wie het te vergelijken is.`
      : listPeople(`${offerText} ${lead}:`, onSide, line),
    ...(unread.length > 0 ? [listPeople('Niet te vergelijken, want anders geschreven:', unread, line)] : []),
    ...(without.length > 0 ? [`Geen ${name} staat er bij ${names(without)}.`] : []),
  ].join('\n')
  return { text, answered: comparable.length > 0 }
}
