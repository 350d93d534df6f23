import { lawfulDemandRules } from './lawful-demands.ts'
import type { Country } from './sources.ts'

/** A demand that stands where the law asks for it or allows it. Offsets are those of the text it was found in. */
export type LawfulDemand = { start: number; end: number; quote: string; remark: Record<Country, string> }

/** The lawful demands in a sentence, in the order of their rules. */
export const findLawfulDemands = (sentence: string): LawfulDemand[] =>
  lawfulDemandRules.flatMap(({ pattern, when, remark }) => {
    const matches = [...sentence.matchAll(pattern)]
    if (matches.length === 0 || when?.test(sentence) === false) return []
    return matches.map(({ index: start, 0: quote }) => ({ start, end: start + quote.length, quote, remark }))
  })
