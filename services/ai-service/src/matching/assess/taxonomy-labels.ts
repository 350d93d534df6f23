import type { MatchTaxonomy } from '../titles/same-occupation.ts'
import { askedTerms } from '../words/asked-terms.ts'
import { termGroupOf } from '../words/term-index.ts'

/** The languages of CVs. */
const LANGUAGES: readonly string[] = ['nl', 'en']
const MOST_LABELS = 20
const MOST_NARROWER = 12
const MOST_WORDS = 4
/** A phrase speaks for a whole demand when it has this share of its weight: 'wondzorg' of 'ervaring met wondzorg'. */
const SPEAKS_FOR = 0.7
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#.'&-]*/gu

const weightOf = (text: string): number => termGroupOf(askedTerms(text)).total

/** The phrases of a text that say most of it, longest first. */
const tellingPhrases = (text: string): string[] => {
  const words = (text.slice(0, 300).match(WORD) ?? []).map((word) => word.replace(/(?<![.'&-])[.'&-]+$/, ''))
  const least = weightOf(text) * SPEAKS_FOR
  return Array.from({ length: MOST_WORDS }, (_, shorter) => MOST_WORDS - shorter).flatMap((count) =>
    words.flatMap((_, at) => {
      const phrase = words.slice(at, at + count).join(' ')
      return at + count <= words.length && phrase !== text && weightOf(phrase) >= least ? [phrase] : []
    }),
  )
}

/** The other names of a skill and the names of its kinds; who has a kind of it has it. Misspellings are left out. */
const labelsOf = (phrase: string, taxonomy: MatchTaxonomy): string[] => [
  ...taxonomy
    .alternatives(phrase, 'skill')
    .filter(({ kind, language }) => kind !== 'hidden' && LANGUAGES.includes(language))
    .map(({ label }) => label),
  ...taxonomy
    .skillsNamed(phrase)
    .flatMap((uri) => taxonomy.narrowerOf(uri).slice(0, MOST_NARROWER))
    .flatMap((uri) => LANGUAGES.flatMap((language) => taxonomy.labelsOf(uri, language).preferred ?? [])),
]

/** What a taxonomy calls the skill that a demand names, as a whole or in a phrase that says most of it. */
export const taxonomyLabels = (demand: string, taxonomy: MatchTaxonomy): string[] => {
  for (const phrase of [demand, ...tellingPhrases(demand)]) {
    const labels = labelsOf(phrase, taxonomy)
    if (labels.length > 0) return [...new Set(labels)].slice(0, MOST_LABELS)
  }
  return []
}
