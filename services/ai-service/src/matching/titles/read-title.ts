import { fold } from '../words/fold.ts'
import { keysOf } from '../words/terms.ts'
import { jobFamilies } from './job-families.ts'
import { neutralTitle } from './neutral-title.ts'
import { createTitleIndex, fitOf } from './title-index.ts'

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

/** Words of a title that are looked at. */
const MOST_WORDS = 20

/** A word of a title, and whether it belongs to the listed title that was recognised. */
export type TitleWord = { text: string; isListed: boolean }

/** The fit of a word that is a listed one itself, no compound with it. */
const WHOLE = 2

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

/** A 'programmamanager claims' is no 'claims manager'. */
const LEADS = /^(?:manager|leider|director|directeur)$/u

const matchOf = (entry: Entry, words: readonly string[]): Match | null => {
  const places: number[] = []
  for (const listed of entry.words) {
    const fits = words.map((word) =>
      entry.words.length > 1 && LEADS.test(listed) && word !== listed ? 0 : fitOf(listed, word),
    )
    const best = Math.max(0, ...fits)
    if (best === 0) return null
    places.push(fits.indexOf(best))
  }
  return isTogether(places, words) ? { ...entry, places, letters: entry.words.join('').length } : null
}

const entriesBeginning = createTitleIndex(entries)

/** Words that can be the head of a compound: listed titles of one word, and those that name no job alone. */
const heads: ReadonlySet<string> = new Set(
  entries
    .flatMap(({ words: [word = '', ...others] }) => (others.length === 0 ? [word] : []))
    .concat('medewerker', 'assistent', 'bediende', 'beheerder', 'leider', 'manager'),
)

const LETTERS = /^\p{L}{3,}$/u

/** Listed compounds that stand in a title as two words: 'machinist trein', 'chauffeur lijnbus'. */
const compoundsIn = (words: readonly string[]): Match[] =>
  words.flatMap((word, at) => {
    const head = words[at - 1]
    if (head === undefined || !heads.has(head) || !LETTERS.test(word)) return []
    const compound = [`${word}${head}`]
    return entriesBeginning(compound).flatMap((entry) => {
      const match = entry.words.length === 1 && (entry.words[0]?.length ?? 0) > head.length && matchOf(entry, compound)
      return match ? [{ ...match, places: [at - 1, at] }] : []
    })
  })

/** Listed titles in a title, in any order of their words; of those that share a word the longest. */
const matchesIn = (words: readonly string[]): Match[] => {
  const matches = [...entriesBeginning(words).flatMap((entry) => matchOf(entry, words) ?? []), ...compoundsIn(words)]
  return matches.filter(
    (match) =>
      !matches.some(
        (other) => other.letters > match.letters && match.places.every((place) => other.places.includes(place)),
      ),
  )
}

/** Between titles of which each is one: 'PLC-programmeur / software engineer'. */
const BETWEEN_TITLES = /\s[/|]\s/u

/** Listed titles in each of the titles of a text, with their places among all its words. */
const matchesOf = (text: string): { words: readonly string[]; matches: readonly Match[] } => {
  const words: string[] = []
  const matches: Match[] = []
  for (const title of text.split(BETWEEN_TITLES)) {
    const start = words.length
    const titleWords = wordsOf(title).slice(0, MOST_WORDS)
    for (const match of matchesIn(titleWords))
      matches.push({ ...match, places: match.places.map((place) => start + place) })
    words.push(...titleWords)
  }
  return { words, matches }
}

/** The words of a title as they are compared, and whether each belongs to a listed title in it. */
export const titleWordsOf = (text: string): TitleWord[] => {
  const { words, matches } = matchesOf(text)
  const listed = new Set(
    matches.flatMap(({ places, words: listedWords }) =>
      places.filter((place, at) => fitOf(listedWords[at] ?? '', words[place] ?? '') === WHOLE),
    ),
  )
  return words.map((word, at) => ({ text: word, isListed: listed.has(at) }))
}

/** Reads the title of a job. */
export const readTitle = (text: string): ReadTitle => {
  const neutral = neutralTitle(text)
  const { matches } = matchesOf(neutral)
  return {
    text,
    jobs: new Set(matches.map(({ job }) => job)),
    families: new Set(matches.map(({ family }) => family)),
    keys: keysOf(neutral),
  }
}

/** Whether a text names a job that is listed. */
export const namesKnownJob = (text: string): boolean => readTitle(text).jobs.size > 0
