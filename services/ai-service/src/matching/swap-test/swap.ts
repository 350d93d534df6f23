import type { Requirement } from '@wervio/contracts'
import type { NamedCandidate } from '../candidate/nameless.ts'
import { withOtherAddress } from './swap-address.ts'
import { withGap } from './swap-gaps.ts'
import { withNamedLines, withOtherName } from './swap-name.ts'
import { changeTexts, createWordSwap } from './swap-words.ts'
import { TRAITS, type Trait } from './traits.ts'

/** What a swap depends on beside the candidate. */
export type SwapSurroundings = {
  requirements: readonly Requirement[]
  /** ISO 8601. */
  today: string
  /** Of the candidate in the test: chooses among several swaps. */
  number: number
}

const swaps = new Map(TRAITS.map((trait) => [trait, createWordSwap(trait.pairs ?? [])] as const))

const alsoSwapped = (
  candidate: NamedCandidate,
  also: Trait['also'],
  { requirements, today, number }: SwapSurroundings,
): NamedCandidate => {
  switch (also) {
    case 'name':
      return withOtherName(candidate, number)
    case 'address':
      return withOtherAddress(candidate, requirements)
    case 'gaps':
      return withGap(candidate, today)
    default:
      return candidate
  }
}

/**
 * The candidate as stored, with every trait said in lines of the CV; `trait` is the other way round, everywhere. With
 * null none is.
 */
export const withTrait = (
  candidate: NamedCandidate,
  trait: Trait | null,
  surroundings: SwapSurroundings,
): NamedCandidate => {
  const lines = TRAITS.map(({ line }) => line[trait?.line === line ? 1 : 0]).filter((line) => line !== '')
  const swapped = trait === null ? candidate : changeTexts(candidate, swaps.get(trait) ?? ((text) => text))
  const changed = withNamedLines(alsoSwapped(swapped, trait?.also, surroundings))
  return { ...changed, cv_text: [changed.cv_text, ...lines].join('\n') }
}
