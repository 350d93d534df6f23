import type { IntakeField, VacancyTextQuote } from '@wervio/contracts'

/** How a fact was given: by a label, on a line of facts, or inside a sentence. */
export type Rank = 'label' | 'line' | 'sentence' | 'aside'

const RANKS: readonly Rank[] = ['label', 'line', 'sentence', 'aside']

/** `isAll`: what is quoted says nothing else. */
export type FactCandidate = { field: IntakeField; value: string; rank: Rank; quote: VacancyTextQuote; isAll: boolean }

export type FactReading = {
  value: string
  /** Where it stands, and where it stands again. */
  quotes: VacancyTextQuote[]
  sure: boolean
  /** What says something else of the same field, and nothing more. */
  left: VacancyTextQuote[]
}

/** What two ways of writing one fact have in common: its figures, or its letters where it has none. */
const keyOf = (value: string) =>
  value
    .replace(/[.,](?=\d{3})/g, '')
    .match(/\d+/g)
    ?.join(' ') ?? value.toLowerCase().replace(/[^\p{L}]/gu, '')

const isSame = (one: VacancyTextQuote, other: VacancyTextQuote) => one.line === other.line && one.text === other.text

/** The best candidate for a field; sure when nothing of the same rank says otherwise. Null without any. */
export const bestFact = (candidates: readonly FactCandidate[], field: IntakeField): FactReading | null => {
  const fitting = candidates.filter((candidate) => candidate.field === field)
  const rank = RANKS.find((one) => fitting.some((candidate) => candidate.rank === one))
  const best = fitting.find((candidate) => candidate.rank === rank)
  if (best === undefined) return null
  const agrees = ({ value }: FactCandidate) => keyOf(value) === keyOf(best.value)
  const quotes = [best, ...fitting.filter(agrees)].map(({ quote }) => quote)
  return {
    value: best.value,
    quotes: quotes.filter((quote, index) => quotes.findIndex((other) => isSame(quote, other)) === index),
    sure: rank !== 'aside' && fitting.every((candidate) => candidate.rank !== rank || agrees(candidate)),
    left: fitting.filter((candidate) => candidate.isAll && !agrees(candidate)).map(({ quote }) => quote),
  }
}
