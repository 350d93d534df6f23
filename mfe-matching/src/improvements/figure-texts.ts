import { isOneOf, KEY_FIGURE_MINIMUM, keyFigureKinds, type KeyFigure, type KeyFigureKind } from '@wervio/contracts'
import { numberText, oneDecimalText, percentText } from '@wervio/ui'
import type { PeriodQuestion } from './use-question.ts'

type FigureLook = {
  name: string
  /** The figure with its unit. */
  text: (value: number) => string
  /** What is counted. */
  counted: (count: number) => string
  /** Of what the spread is. */
  spreadOf: string
  definition: (question: PeriodQuestion) => string
}

const daysText = (value: number): string =>
  `${numberText(Math.round(value))} ${Math.round(value) === 1 ? 'dag' : 'dagen'}`
const weekText = (value: number): string => (value >= 10 ? numberText(Math.round(value)) : oneDecimalText(value))
const many = (count: number, one: string, more: string): string => `${numberText(count)} ${count === 1 ? one : more}`

const startTexts: Record<PeriodQuestion['start'], string> = {
  application: 'de dag waarop de kandidaat in de procedure kwam',
  vacancy: 'de dag waarop de vacature in Wervio is geplaatst',
  interview: 'de dag van de eerste stap naar Gesprek Gepland; wie die stap niet had, telt niet mee',
}
const ERASED = 'Wie is gewist en wat bij een verwijderde vacature hoort, telt niet meer mee.'

export const figureLooks: Record<KeyFigureKind, FigureLook> = {
  time_to_hire: {
    name: 'Gemiddelde tijd tot aanname',
    text: daysText,
    counted: (count) => many(count, 'aanname', 'aannames'),
    spreadOf: 'per aanname',
    definition: ({ start }) =>
      `Kalenderdagen van ${startTexts[start]}, tot de dag van Aangenomen. Geteld zijn aannames in de periode die nog zo staan; wie opnieuw is geopend, telt pas weer na een nieuwe aanname. ${ERASED}`,
  },
  acceptance: {
    name: 'Acceptatie door kandidaten',
    text: percentText,
    counted: (count) => many(count, 'beantwoord aanbod', 'beantwoorde aanbiedingen'),
    spreadOf: '',
    definition: () =>
      `Aangenomen kandidaten, gedeeld door aangenomen kandidaten en wie zich in de stap Aanbod terugtrok, met het antwoord in de periode. Een aanbod zonder antwoord telt niet mee, en een aanbod dat jullie zelf introkken ook niet. ${ERASED}`,
  },
  interviews: {
    name: 'Interviews per week',
    text: weekText,
    counted: (count) => many(count, 'interview', 'interviews'),
    spreadOf: 'per blok van zeven dagen',
    definition: () =>
      `Elke keer dat een kandidaat naar de stap Gesprek Gepland gaat, hoogstens één keer per dag, gedeeld door de weken van de periode. Dagen van voor jullie eerste procedure tellen niet als weken. ${ERASED}`,
  },
}

/** A kind that this version knows; null for one of a newer service. */
export const knownFigure = ({ kind }: KeyFigure): KeyFigureKind | null => (isOneOf(keyFigureKinds, kind) ? kind : null)

/** 'nog te weinig gegevens: 2 van minstens 5'. */
export const tooFewText = (count: number): string =>
  `nog te weinig gegevens: ${count} van minstens ${KEY_FIGURE_MINIMUM}`

/** The number of records and their spread. */
export const detailText = (kind: KeyFigureKind, { count, spread, left_out: leftOut, waiting }: KeyFigure): string => {
  const { counted, text, spreadOf } = figureLooks[kind]
  const parts = [counted(count)]
  if (spread)
    parts.push(`mediaan ${text(spread.median)}, van ${text(spread.least)} tot ${text(spread.most)} ${spreadOf}`)
  if (kind === 'acceptance' && waiting > 0)
    parts.push(`${many(waiting, 'aanbod wacht', 'aanbiedingen wachten')} nog op antwoord`)
  if (kind === 'acceptance' && leftOut > 0) parts.push(`${many(leftOut, 'aanbod', 'aanbiedingen')} zelf ingetrokken`)
  if (kind === 'time_to_hire' && leftOut > 0) parts.push(`${numberText(leftOut)} zonder dit beginmoment`)
  return parts.join(' · ')
}

/** Beside the period of equal length before it; null where there is none. */
export const beforeText = (kind: KeyFigureKind, { before }: KeyFigure): string | null => {
  if (!before) return null
  return `Periode ervoor: ${before.value === null ? tooFewText(before.count) : `${figureLooks[kind].text(before.value)} (${figureLooks[kind].counted(before.count)})`}`
}
