import { keyOf, knownSkill, mostWordsFrom } from '../../cv/skills/known-skills.ts'
import { neutralWord } from '../titles/neutral-title.ts'
import { fold } from './fold.ts'
import { weightOf } from './light-words.ts'
import { isNamed, surroundingsOf } from './named-skill.ts'
import { rootOf } from './root.ts'

/** What is known of a word of a CV wherever it stands. */
export type CvWord = {
  written: string
  folded: string
  root: string
  /** As skills are listed. */
  skillKey: string
  /** Words of the longest skill that begins with it; 0 for most. */
  mostSkillWords: number
  /** What it says by itself and by its parts: roots, and skills such as the ADR of 'ADR-attest'. */
  keys: readonly string[]
}

/** Words that are remembered; CVs share most of theirs. */
const MOST_WORDS = 50_000
const LONGEST = 60
const words = new Map<string, CvWord>()

/** The parts of a word with hyphens, as they are written; none for another word. */
const partsOf = (writtenWord: string): string[] => writtenWord.split('-').filter((part) => part.length > 1)

const ownKeys = (writtenWord: string): string[] => {
  const folded = neutralWord(fold(writtenWord))
  const root = rootOf(folded)
  return weightOf(folded, root, writtenWord) > 0 ? [root] : []
}

/** What is known of a part of a word: nothing of the words around it. */
const ALONE = surroundingsOf('', [])

const skillKeys = (part: string): string[] => {
  const skill = knownSkill(part)
  return skill && skill.text.length > 2 && isNamed(skill, part, ALONE) ? [`#${keyOf(skill.name)}`] : []
}

const read = (writtenWord: string): CvWord => {
  const folded = neutralWord(fold(writtenWord))
  const parts = folded.includes('-') ? partsOf(writtenWord) : []
  const key = keyOf(writtenWord)
  return {
    written: writtenWord,
    folded,
    root: rootOf(folded),
    skillKey: key,
    mostSkillWords: mostWordsFrom(key),
    keys: [...new Set([...ownKeys(writtenWord), ...parts.flatMap((part) => [...ownKeys(part), ...skillKeys(part)])])],
  }
}

/** Reads a word once. */
export const cvWordOf = (writtenWord: string): CvWord => {
  const cachedWord = words.get(writtenWord)
  if (cachedWord) return cachedWord
  const word = read(writtenWord)
  if (words.size >= MOST_WORDS) words.clear()
  if (writtenWord.length <= LONGEST) words.set(writtenWord, word)
  return word
}
