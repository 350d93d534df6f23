import type { ReadVacancyTextResponse, VacancyTextQuote } from '@wervio/contracts'
import { fieldNames, formFieldOf, type FieldName, type FormValues } from '../../drafts/field-mapping.ts'
import { isFilled, type FieldSubset } from '../fill/field-subset.ts'
import { formFields } from '../form-fields.ts'

/** What a text says for a field of the form. */
export type Proposal = {
  name: FieldName
  value: string
  quotes: readonly VacancyTextQuote[]
  sure: boolean
  /** Words that were put here by hand. */
  byHand: boolean
}

/** A line that went nowhere, and the field somebody put it in. */
export type Assignment = { quote: VacancyTextQuote; name: FieldName }

const isOneLine = (name: FieldName) => formFields.find((field) => field.name === name)?.lines === 1

/** The name of a quote among others: the same words can stand on two lines. */
export const keyOfQuote = ({ line, text }: VacancyTextQuote): string => `${line} ${text}`

const withAssignment = (proposal: Proposal | undefined, { name, quote }: Assignment): Proposal => ({
  name,
  // A field of one line holds one thing: what is put there by hand takes its place.
  value: proposal && !isOneLine(name) ? `${proposal.value}\n${quote.text}` : quote.text,
  quotes: proposal && !isOneLine(name) ? [...proposal.quotes, quote] : [quote],
  sure: proposal?.sure ?? true,
  byHand: true,
})

/** The proposals in the order of the form, with what was assigned by hand. */
export const proposalsOf = (answer: ReadVacancyTextResponse, assignments: readonly Assignment[]): Proposal[] => {
  const proposals = new Map<FieldName, Proposal>()
  for (const { field, value, quotes, sure } of answer.fields) {
    const name = formFieldOf(field)
    if (name) proposals.set(name, { name, value, quotes, sure, byHand: false })
  }
  for (const assignment of assignments)
    proposals.set(assignment.name, withAssignment(proposals.get(assignment.name), assignment))
  return fieldNames.flatMap((name) => proposals.get(name) ?? [])
}

/** What went nowhere; so does what a newer service has for a field that this form doesn't have. */
export const restOf = ({ fields, rest }: ReadVacancyTextResponse): VacancyTextQuote[] => [
  ...fields.filter(({ field }) => formFieldOf(field) === undefined).flatMap(({ quotes }) => quotes),
  ...rest,
]

/** Whether taking it over costs something else that stands in the form. */
export const replaces = ({ name, value }: Proposal, form: FormValues): boolean =>
  isFilled(form[name]) && form[name] !== value

/** Taken over unless somebody says otherwise: what is sure, or put there by hand, and costs nothing. */
export const isProposed = (proposal: Proposal, form: FormValues): boolean =>
  (proposal.sure || proposal.byHand) && !replaces(proposal, form)

/**
 * The assignments after a line went to a field, or to none: a field of one line holds the last line that was put in it.
 */
export const reassigned = (
  assignments: readonly Assignment[],
  quote: VacancyTextQuote,
  name: FieldName | null,
): Assignment[] => {
  const others = assignments.filter(
    (one) => keyOfQuote(one.quote) !== keyOfQuote(quote) && !(one.name === name && isOneLine(one.name)),
  )
  return name === null ? others : [...others, { quote, name }]
}

export const valuesOf = (proposals: readonly Proposal[]): FieldSubset =>
  Object.fromEntries(proposals.map(({ name, value }) => [name, value]))
