import { keyOf, knownSkill, mostWords, skillOfKey } from '../../cv/skills/known-skills.ts'
import { neutralWord } from '../titles/neutral-title.ts'
import { fold } from './fold.ts'
import { weightOf } from './light-words.ts'
import { isNamed, surroundingsOf, type Surroundings } from './named-skill.ts'
import { rootOf } from './root.ts'
import { conceptsIn } from './concepts.ts'
import { cvWordOf, type CvWord } from './word.ts'

/** One thing that a text names: a skill or concept by its name, or a word by its root. */
export type Term = { key: string; weight: number; text: string }

const LONGEST = 10_000
const WORD = /\.?[\p{L}\p{N}][\p{L}\p{N}+#.'&-]*/gu
const SKILL_WEIGHT = 2
/** Skills that are everyday words or qualities of a person weigh as words do. */
const EVERYDAY_WEIGHT = 1

type Word = { written: string; folded: string }

/** 'ISO/IEC 17025', 'NEN-EN-ISO 9001': who else publishes a standard is no part of its name. */
const STANDARD = /(?<![\p{L}\d])(?:(?:NEN|NBN|DIN|BS)[- ])?(?:EN[- ])?ISO(?:\/IEC)?[- ](?=\d{3})/gu

/** The number of a standard is its name: 'ISO 22000' is no 'ISO 45001'. */
const STANDARD_BODY = /^(?:ISO|NEN|NBN|EN|DIN|IEC)$/u
const STANDARD_NUMBER = /^\d{3,6}$/u
const STANDARD_NUMBER_WEIGHT = 2.5

const writtenWordsOf = (text: string): string[] =>
  (text.slice(0, LONGEST).replace(STANDARD, 'ISO ').match(WORD) ?? []).map((match) =>
    match.replace(/(?<![.'&-])[.'&-]+$/, ''),
  )

const wordsOf = (text: string): Word[] =>
  writtenWordsOf(text).map((writtenWord) => ({ written: writtenWord, folded: neutralWord(fold(writtenWord)) }))

/** The parts of a word with hyphens, beside the whole. */
const partsOf = (word: Word): Word[] =>
  word.folded.includes('-')
    ? word.written
        .split('-')
        .filter((part) => part.length > 1)
        .map((writtenWord) => ({ written: writtenWord, folded: neutralWord(fold(writtenWord)) }))
    : [word]

const skillAt = (
  words: readonly Word[],
  at: number,
  surroundings: Surroundings,
): { term: Term; count: number } | null => {
  for (let count = Math.min(mostWords, words.length - at); count > 0; count -= 1) {
    const phrase = words
      .slice(at, at + count)
      .map(({ written }) => written)
      .join(' ')
    const skill = knownSkill(phrase)
    if (!skill) continue
    // 'Go' and 'R' are words too: they need their own capitals.
    if (skill.text.length <= 2 && phrase !== skill.text) continue
    if (count === 1 && !isNamed(skill, phrase, surroundings)) continue
    return {
      term: { key: `#${keyOf(skill.name)}`, weight: skill.everywhere ? SKILL_WEIGHT : EVERYDAY_WEIGHT, text: phrase },
      count,
    }
  }
  return null
}

/**
 * What a text names, each once, with the weight it has among the others; words without meaning of their own are left
 * out.
 */
export const termsOf = (text: string): Term[] => {
  const words = wordsOf(text)
  const surroundings = surroundingsOf(
    text,
    words.map(({ written }) => written),
  )
  const terms = new Map<string, Term>()
  const add = (term: Term) => {
    if (term.weight > 0 && !terms.has(term.key)) terms.set(term.key, term)
  }
  for (let at = 0; at < words.length;) {
    const skill = skillAt(words, at, surroundings)
    if (skill) {
      add(skill.term)
      at += skill.count
      continue
    }
    const word = words[at]
    at += 1
    if (!word) continue
    for (const part of partsOf(word)) {
      const root = rootOf(part.folded)
      const isNumber = STANDARD_NUMBER.test(part.written) && STANDARD_BODY.test(words[at - 2]?.written ?? '')
      const weight = isNumber ? STANDARD_NUMBER_WEIGHT : weightOf(part.folded, root, part.written)
      add({ key: root, weight, text: part.written })
    }
  }
  return [...terms.values()]
}

/** The skills of the rows of words that begin at a place; the key of a row is that of its words. */
const skillKeysAt = (words: readonly CvWord[], at: number, surroundings: Surroundings): string[] => {
  const keys: string[] = []
  let row = ''
  const most = Math.min(words[at]?.mostSkillWords ?? 0, words.length - at)
  for (let count = 1; count <= most; count += 1) {
    const word = words[at + count - 1]
    if (!word) break
    row = count === 1 ? word.skillKey : `${row} ${word.skillKey}`
    const skill = skillOfKey(row)
    const isItself = skill && (skill.text.length > 2 || (count === 1 && word.written === skill.text))
    if (skill && isItself && (count > 1 || isNamed(skill, word.written, surroundings)))
      keys.push(`#${keyOf(skill.name)}`)
  }
  return keys
}

/** The keys by which a text of a candidate is found: those of its terms, and the roots of every word in them. */
export const keysOf = (text: string): string[] => {
  const writtenWords = writtenWordsOf(text)
  const words = writtenWords.map(cvWordOf)
  const surroundings = surroundingsOf(text, writtenWords)
  const keys = new Set(conceptsIn(words, surroundings))
  for (const [at, word] of words.entries()) {
    for (const key of skillKeysAt(words, at, surroundings)) keys.add(key)
    for (const key of word.keys) keys.add(key)
  }
  return [...keys]
}
