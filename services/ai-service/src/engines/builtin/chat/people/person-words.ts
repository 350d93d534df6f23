import { applicationOutcomeLabels, chatPeopleKey, labelOf, stageName, type ChatSource } from '@wervio/contracts'
import { longDay } from '../../../../chat/people/moments.ts'
import { isOpen, type People, type Person } from '../../../../chat/people/person.ts'
import type { Citations } from '../citations.ts'

/** People listed in one answer; a longer list is counted. */
export const MOST_LISTED = 20

/** '1 kandidaat', '3 kandidaten'. */
export const candidates = (count: number): string => (count === 1 ? '1 kandidaat' : `${count} kandidaten`)

export const outcomeName = (outcome: string): string => labelOf(applicationOutcomeLabels, outcome).toLowerCase()

/** The name, and how the procedure ended if it did: nobody is mistaken for somebody who still takes part. */
export const nameOf = (person: Person): string =>
  isOpen(person) ? person.name : `${person.name} (${outcomeName(person.outcome)})`

/** The whole procedure, on the vacancy's own page. */
export const procedureSource = ({ total, counts }: People): ChatSource => {
  const open = counts.filter(isOpen).reduce((sum, { count }) => sum + count, 0)
  return {
    path: [chatPeopleKey],
    label: 'Procedure van deze vacature',
    quote: `${candidates(total)}, ${open} in de running`,
  }
}

/** Says of a name that wasn't found that only the latest changed candidates of a long list were read. */
export const notInProcedure = (name: string, { people, total }: People): string =>
  people.length < total
    ? `${name} staat niet bij de ${people.length} kandidaten die het laatst zijn gewijzigd; verder heb ik niet gekeken.`
    : `${name} staat niet in de procedure van deze vacature.`

export const profileSource = ({ id, name }: Person): ChatSource => ({
  path: [chatPeopleKey, id],
  label: `${name}, profiel`,
  quote: name,
})

/** 'Noor Jansen staat sinds 12 maart 2026 op ‘Gesprek Gepland’. [1]', with the reason when there is one. */
export const standingOf = (person: Person, { mark, cite }: Citations): string => {
  const { name, stage, outcome, since, standing, reason } = person
  const stageText = `‘${stageName(stage)}’`
  const number = mark(standing)
  const reasonText = reason.length > 0 ? ` Reden: ${reason.map((unit) => cite(unit)).join('; ')}` : ''
  if (isOpen(person)) return `${name} staat sinds ${longDay(since)} op ${stageText}. ${number}${reasonText}`
  return `${name} is ${outcomeName(outcome)} op ${longDay(since)}, bij ${stageText}. ${number}${reasonText}`
}

/** A lead and a line for each of them; the rest is counted. `total` when more people fit than were read. */
export const listPeople = <Listed>(
  lead: string,
  people: readonly Listed[],
  line: (person: Listed) => string,
  total: number = people.length,
): string => {
  const listedPeople = people.slice(0, MOST_LISTED)
  const rest = Math.max(total, people.length) - listedPeople.length
  return [
    lead,
    ...listedPeople.map((person) => `- ${line(person)}`),
    ...(rest > 0 ? [`En nog ${candidates(rest)}; de hele lijst staat bij de vacature.`] : []),
  ].join('\n')
}
