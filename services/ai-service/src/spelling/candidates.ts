import { dictionaries } from './dictionaries.ts'
import { editsOf, type Place } from './edits.ts'
import { isFamiliarWord } from './familiar-words.ts'
import { isFirstPart, LEAST_PART } from './parts.ts'
import { isVacancyWord } from './vacancy-words.ts'

/** A word that may be meant. */
export type Candidate = {
  word: string
  /** What the slip costs. */
  slip: number
  /** The same, and how seldom the word is used. */
  cost: number
  /** Whether it is a compound one of whose parts was corrected. */
  isJoined?: boolean
  /** Whether it is so far-fetched that it only makes another one doubtful. */
  isWeak?: boolean
}

/** Added for words that are seldom used, and for those joined of others. */
const RARITY = { often: 0, known: 0.3, rare: 1, joined: 1 }
/** The rank of a word that everybody uses. */
const OFTEN = 6000

const rarityOf = (word: string): number => {
  if (isVacancyWord(word)) return RARITY.often
  const { isListed, rankOf } = dictionaries()
  const rank = rankOf(isListed(word) ? word : word.replace(/s$/, ''))
  return rank === undefined ? RARITY.rare : rank < OFTEN ? RARITY.often : RARITY.known
}

/** Whether everybody uses a candidate. */
export const isOftenUsed = ({ slip, cost }: Candidate): boolean => cost === slip

/** Whether a candidate is seldom used, or only joined of other words. */
export const isSeldomUsed = ({ slip, cost }: Candidate): boolean => cost - slip >= RARITY.rare

/** Whether a candidate is a word that one often reads. */
export const isInUse = ({ slip, cost }: Candidate): boolean => cost - slip < RARITY.rare

export const byCost = (one: Candidate, other: Candidate) => one.cost - other.cost

const isWhole = (word: string) => dictionaries().isListed(word) || isVacancyWord(word)
/** The same, or a word with the 's' that links it to the next: 'storings'. */
const isWholeOrLinked = (word: string) => isWhole(word) || (word.endsWith('s') && isWhole(word.slice(0, -1)))

const candidatesAmong = (edits: ReadonlyMap<string, number>, isWord: (word: string) => boolean) =>
  [...edits]
    .filter(([word]) => isWord(word))
    .map(([word, slip]): Candidate => ({ word, slip, cost: slip + rarityOf(word) }))
    .toSorted(byCost)

/** Listed words one slip away, the likeliest first. */
export const listedCandidates = (typed: string): readonly Candidate[] => candidatesAmong(editsOf(typed), isWhole)

/** A shorter part has too many neighbours: 'kine' is no 'knie'. */
const LEAST_MISTYPED = 5
/** The least letters of what comes of a part where the dictionary doesn't join it. */
const LEAST_JOINED = 6
/** A part so long is no accident, though it is seldom used. */
const LONG = 9

const isLikelyPart = (candidate: Candidate) =>
  candidate.word.length >= LEAST_MISTYPED && (isInUse(candidate) || candidate.word.length >= LONG)

/** The words that a part may be; those of a short one are weak, and often used. */
const candidatesForPart = (part: string, place: Exclude<Place, 'alone'>): readonly Candidate[] => {
  const candidates =
    place === 'first'
      ? candidatesAmong(editsOf(part, place), isWholeOrLinked)
      : candidatesAmong(editsOf(part, place), isWhole)
  return part.length < LEAST_MISTYPED
    ? candidates.filter(({ cost, slip }) => cost === slip).map((candidate) => ({ ...candidate, isWeak: true }))
    : candidates.filter(isLikelyPart)
}

/** Compounds one of whose parts is one slip away from a listed word, the likeliest first. */
export const joinedCandidates = (typed: string): readonly Candidate[] => {
  const { isListed, isDutch } = dictionaries()
  const byWord = new Map<string, Candidate>()
  const add = (word: string, candidate: Candidate) => {
    const joined = { ...candidate, word, cost: candidate.cost + RARITY.joined, isJoined: true }
    const other = byWord.get(word)
    const isBetter = other === undefined || joined.cost < other.cost || (other.isWeak && !joined.isWeak)
    if (isBetter) byWord.set(word, joined)
  }
  for (let at = LEAST_PART; at <= typed.length - LEAST_PART; at += 1) {
    const [first, second] = [typed.slice(0, at), typed.slice(at)]
    const hasFirst = isFirstPart(first) || isFamiliarWord(first)
    const hasSecond = isListed(second)
    if (hasFirst && !hasSecond)
      for (const candidate of candidatesForPart(second, 'second')) {
        const word = `${first}${candidate.word}`
        const isLong = first.length > LEAST_PART && candidate.word.length >= LEAST_JOINED
        // What the dictionary joins with an 's' isn't joined without: 'reinigingmiddelen'.
        if (isDutch(word) || (isLong && !isDutch(`${first}s${candidate.word}`))) add(word, candidate)
      }
    if (hasSecond && !hasFirst)
      for (const candidate of candidatesForPart(first, 'first'))
        if (isDutch(`${candidate.word}${second}`)) add(`${candidate.word}${second}`, candidate)
  }
  return [...byWord.values()].toSorted(byCost)
}
