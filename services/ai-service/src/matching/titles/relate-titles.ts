import { askedTerms, creditOf, type AskedTerm } from '../words/asked-terms.ts'
import { fold } from '../words/fold.ts'
import { keysOf } from '../words/terms.ts'
import { jobFamilies } from './job-families.ts'
import { neutralTitle } from './neutral-title.ts'
import { createOccupationComparison, type MatchTaxonomy } from './same-occupation.ts'
import { createTitleIndex, fitOf } from './title-index.ts'

/** How near two titles are: the same job, one of the same family, or neither. */
export type Kinship = 'same' | 'kin' | 'none'

/** A title taken apart, so that it can be held beside thousands of others. */
export type ReadTitle = {
  text: string
  /** Numbers of the jobs and families that it names. */
  jobs: ReadonlySet<number>
  families: ReadonlySet<number>
  keys: readonly string[]
}

type Entry = { words: readonly string[]; job: number; family: number }

/** 'Front-end', 'front end' and 'frontend' are one word. */
const ONE_WORD = /\b(front|back|full)[ -](end|stack)\b/g
const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(ONE_WORD, '$1$2')
    .match(/[\p{L}\p{N}+#.&'-]+/gu) ?? []

let jobCount = 0
const entries: Entry[] = jobFamilies.flatMap((family, familyIndex) =>
  family.flatMap((job) => {
    jobCount += 1
    const number = jobCount
    return job.map((title) => ({ words: wordsOf(neutralTitle(title)), job: number, family: familyIndex }))
  }),
)

type Match = Entry & { places: readonly number[]; letters: number }

const AND = /^(?:en|and|und|et|&|\+)$/

/**
 * Whether no 'and' parts the words of a title: 'customer service & transport coordinator' is no service coordinator.
 */
const isTogether = (places: readonly number[], words: readonly string[]): boolean => {
  const [from, to] = [Math.min(...places), Math.max(...places)]
  return words.slice(from, to + 1).every((word, at) => places.includes(from + at) || !AND.test(word))
}

const matchOf = (entry: Entry, words: readonly string[]): Match | null => {
  const places: number[] = []
  for (const listed of entry.words) {
    const fits = words.map((word) => fitOf(listed, word))
    const best = Math.max(0, ...fits)
    if (best === 0) return null
    places.push(fits.indexOf(best))
  }
  return isTogether(places, words) ? { ...entry, places, letters: entry.words.join('').length } : null
}

const entriesBeginning = createTitleIndex(entries)

/** Listed titles in a title, in any order of their words; of those that share a word the longest. */
const entriesIn = (words: readonly string[]): Entry[] => {
  const matches = entriesBeginning(words).flatMap((entry) => matchOf(entry, words) ?? [])
  return matches.filter(
    (match) =>
      !matches.some(
        (other) => other.letters > match.letters && match.places.every((place) => other.places.includes(place)),
      ),
  )
}

/** Reads the title of a job. */
export const readTitle = (text: string): ReadTitle => {
  const neutral = neutralTitle(text)
  const matches = entriesIn(wordsOf(neutral).slice(0, 20))
  return {
    text,
    jobs: new Set(matches.map(({ job }) => job)),
    families: new Set(matches.map(({ family }) => family)),
    keys: keysOf(neutral),
  }
}

const SAME_SHARE = 0.75
const KIN_SHARE = 0.5

/** Words that many titles share: they say how somebody works, not on what. */
const GENERAL =
  /^(?:team-?leid(?:er|ster)|team-?lead|leid(?:er|ster)|hoofd|manager|medewerk(?:er|ster)|adviseur|advisor|specialist|coordinator|assistent|assistant|consultant|engineer|officer|lead|chef|directeur|director|supervisor|senior|junior|medior|expert|analist|analyst|planner|operator|begeleider|verantwoordelijke|bediende|allround|binnendienst|buitendienst)$/
const GENERAL_WEIGHT = 0.3

const titleTerms = (text: string): AskedTerm[] =>
  askedTerms(text).map((term) => (GENERAL.test(fold(term.text)) ? { ...term, weight: GENERAL_WEIGHT } : term))

const coverage = (terms: readonly AskedTerm[], keys: readonly string[]): number => {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return 0
  const covered = terms.reduce(
    (sum, term) => sum + term.weight * Math.max(0, ...keys.map((key) => creditOf(term, key))),
    0,
  )
  return covered / total
}

const share = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  [...one].some((item) => other.has(item))

/** Holds the title that is asked for beside another. */
export const createTitleComparison = (
  asked: string,
  taxonomy: MatchTaxonomy | null = null,
): ((other: ReadTitle) => Kinship) => {
  const compareOccupations = taxonomy && createOccupationComparison(asked, taxonomy)
  const askedTitle = readTitle(asked)
  const terms = titleTerms(neutralTitle(asked))
  return (other) => {
    if (share(askedTitle.jobs, other.jobs)) return 'same'
    const covered = coverage(terms, other.keys)
    const isKnown = askedTitle.jobs.size > 0 && other.jobs.size > 0
    const isKin = share(askedTitle.families, other.families)
    // 'Wijkverpleegkundige' is a verpleegkundige; of two known jobs that aren't kin the same words prove nothing.
    if (covered >= SAME_SHARE && (isKin || !isKnown)) return 'same'
    const byOccupation = compareOccupations?.(other.text) ?? null
    if (byOccupation === 'same') return 'same'
    if (isKin) return 'kin'
    return (covered >= KIN_SHARE || byOccupation === 'kin') && !isKnown ? 'kin' : 'none'
  }
}
