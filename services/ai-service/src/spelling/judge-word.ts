import { LRUCache } from 'lru-cache'
import {
  byCost,
  type Candidate,
  isInUse,
  isOftenUsed,
  isSeldomUsed,
  joinedCandidates,
  listedCandidates,
} from './candidates.ts'
import { isDerived } from './derived.ts'
import { dictionaries } from './dictionaries.ts'
import { MISSING, USUAL } from './edits.ts'
import { isFamiliarWord } from './familiar-words.ts'
import { LEAST_PART, longestShorterPart } from './parts.ts'
import { isVacancyWord } from './vacancy-words.ts'

/** What is thought of a word: that it is right or can't be judged, what it is for sure, or what it may be. */
export type Judgement =
  | { kind: 'leave' }
  | { kind: 'correct'; word: string }
  | { kind: 'ask'; words: readonly string[] }

const LEAVE: Judgement = { kind: 'leave' }

/** Shorter words have too many neighbours. */
const SHORTEST = 5
/** Longer ones are no words, and would take long. */
const LONGEST = 40
/** Words under this length, and under the next, need a likelier slip. */
const SHORT = 7
const MIDDLE = 8
const LEAST_LONG = 9
/** The highest cost of a correction, by length; and what the next candidate must cost more. */
const MOST_COST = { short: 1.4, middle: 2.4, long: 3.3 }
const MARGIN = 1.35
/** The part of it that a candidate has before one that is more far-fetched. */
const LEAD = 0.9
/** The lead of a word that everybody uses before one that is seldom used. */
const LEAD_OF_USE = 0.5
/** A short word is corrected at this cost too when no other is near. */
const LONE = { cost: 2, margin: 2.5 }
const MOST_ASKED = 2.4
const MOST_WORDS_ASKED = 3

const DUTCH_ENDINGS = /(?:en|t|te|ten|de|den|er|ers)$/

/** 'shiften', 'pickt': an English verb with a Dutch ending; 'controller' is none. */
const isEnglishWithEnding = (word: string): boolean => {
  const stem = word.replace(DUTCH_ENDINGS, '')
  return stem !== word && stem.length >= LEAST_PART && !stem.endsWith('er') && dictionaries().isEnglish(stem)
}

/** Whether a word in small letters stands in a dictionary, maybe as a name. */
export const isKnownWord = (word: string): boolean => {
  const { isDutch, isEnglish, isNameOrTerm } = dictionaries()
  const name = `${word.charAt(0).toUpperCase()}${word.slice(1)}`
  return isDutch(word) || isDutch(name) || isFamiliarWord(word) || isEnglish(word) || isNameOrTerm(word)
}

/** 'buitenplanse': a word with an ending that no dictionary gives it. */
const isInflected = (word: string) =>
  /(?:e|s|en)$/.test(word) && dictionaries().isDutch(word.replace(/(?:e|s|en)$/, ''))

/** What a word that begins a longer one lacks: it may be cut short on purpose, as 'verpleegk' is. */
const isSureOfCut = (word: string, { word: other, slip, cost }: Candidate) =>
  slip <= USUAL || (cost === slip && other.length === word.length + 1 && other.startsWith(word))

/** A long word that everybody uses, with a letter left out, is no accident: 'contoleren'. */
const isLongAndUsual = (candidate: Candidate) =>
  isOftenUsed(candidate) && candidate.slip <= MISSING && candidate.word.length >= LEAST_LONG

/**
 * Whether a candidate is likelier than a compound of somebody's own, whose shorter part has so many letters: with three
 * that may be chance.
 */
const isLikelierThanParts = (candidate: Candidate, part: number): boolean =>
  part < LEAST_PART ||
  isVacancyWord(candidate.word) ||
  isLongAndUsual(candidate) ||
  (candidate.slip <= USUAL && (part === LEAST_PART || isInUse(candidate)))

/** The same for a word that may be made of a verb: a long one that is often read is no accident. */
const isLikelierThanDerived = (candidate: Candidate): boolean =>
  isVacancyWord(candidate.word) ||
  (candidate.slip <= USUAL && isInUse(candidate) && candidate.word.length >= LEAST_LONG)

/** Names of sciences and of who practises them are made without end too: 'gemoloog' is no slip of 'geoloog'. */
const OF_SCIENCE = /(?:loog|loge|logen|logie|graaf|grafe|grafen|noom|nome)$/

const withoutC = (word: string) => word.replaceAll('c', 'k')

/** 'Kwaliteitskontrole': a compound whose part is spelled with the 'k' of before 1995. */
const oldSpellings = (word: string): readonly Candidate[] =>
  /k/.test(word) ? joinedCandidates(word).filter((other) => withoutC(other.word) === withoutC(word)) : []

const candidatesFor = (word: string): readonly Candidate[] => {
  const part = longestShorterPart(word)
  const isCut = dictionaries().isBeginning(word)
  const isOwn = isDerived(word)
  const listed = listedCandidates(word).filter(
    (candidate) =>
      isLikelierThanParts(candidate, part) &&
      (candidate.slip <= USUAL || !OF_SCIENCE.test(word)) &&
      (!isOwn || isLikelierThanDerived(candidate)) &&
      (!isCut || isSureOfCut(word, candidate)),
  )
  const mayBeOwn = part >= LEAST_PART || isOwn || isCut || isInflected(word) || OF_SCIENCE.test(word)
  const joined = mayBeOwn ? oldSpellings(word) : joinedCandidates(word)
  const byWord = new Map(joined.map((candidate) => [candidate.word, candidate]))
  for (const candidate of listed) byWord.set(candidate.word, candidate)
  return [...byWord.values()].toSorted(byCost)
}

const mostCostOf = (word: string) =>
  word.length < SHORT ? MOST_COST.short : word.length < MIDDLE ? MOST_COST.middle : MOST_COST.long

/** How much more a candidate costs than the best; a word of one piece has a lead over compounds. */
const costOver = (best: Candidate, { word, slip, cost, isJoined, isWeak }: Candidate): number => {
  if (isWeak && isVacancyWord(best.word)) return Infinity
  const lead = isWeak || (isJoined && !best.isJoined) ? LEAD : 0
  const hasLeadOfUse =
    isOftenUsed(best) && best.word.length > SHORT && best.slip <= slip && isSeldomUsed({ word, slip, cost })
  const leadOfUse = hasLeadOfUse ? LEAD_OF_USE : 0
  return cost - best.cost + Math.max(lead, leadOfUse)
}

const judge = (word: string): Judgement => {
  if (isKnownWord(word) || isEnglishWithEnding(word)) return LEAVE
  const candidates = candidatesFor(word)
  const [best, ...others] = candidates
  if (best === undefined) return LEAVE
  const margin = Math.min(...others.map((other) => costOver(best, other)))
  const isSure =
    (best.cost <= mostCostOf(word) && margin >= MARGIN) || (best.cost <= LONE.cost && margin >= LONE.margin)
  if (isSure && !best.isWeak) return { kind: 'correct', word: best.word }
  const plausible = candidates.filter(
    (candidate) => candidate.cost <= MOST_ASKED && candidate.cost - best.cost < MARGIN && isInUse(candidate),
  )
  return plausible.length === 0
    ? LEAVE
    : { kind: 'ask', words: plausible.slice(0, MOST_WORDS_ASKED).map((candidate) => candidate.word) }
}

/** A form is read several times for one answer, and the words of a recruiter come back. */
const judgements = new LRUCache<string, Judgement>({ max: 5000 })

/** Judges a word in small letters: it is corrected only where one word alone is near. */
export const judgeWord = (word: string): Judgement => {
  if (word.length < SHORTEST || word.length > LONGEST) return LEAVE
  const judgement = judgements.get(word) ?? judge(word)
  judgements.set(word, judgement)
  return judgement
}
