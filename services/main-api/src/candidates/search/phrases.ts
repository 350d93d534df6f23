import { sql as fragment, type SQL } from 'drizzle-orm'
import { candidates } from '../table.ts'
import type { Clause } from './clauses.ts'
import { quoteLexeme } from './lexeme.ts'
import { foldWord } from './tokens.ts'
import type { Term } from './term.ts'

/**
 * Words in a fixed order as regular expressions of PostgreSQL. The index holds no order, so the texts are read for
 * them.
 */
export type Phrases = {
  required: string[]
  /** `query` tells by the index who may have it. */
  excluded: { pattern: string; query: string }[]
  /** Synonyms of several words; null without. */
  synonyms: string | null
}

/** Blocks of Unicode that hold accented Latin letters and ligatures. */
const LATIN_BLOCKS = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
  [0xfb00, 0xfb06],
] as const

const spellings: ReadonlyMap<string, string> = (() => {
  const letters = LATIN_BLOCKS.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
  const byFolded = Map.groupBy(letters, foldWord)
  return new Map([...byFolded].map(([folded, tokens]) => [folded, tokens.join('')]))
})()

/** Accents that stand after their letter, and soft hyphens. */
const MARKS = '[\\u0300-\\u036f\\u00ad]*'
const SIGNS: Record<string, string> = { dotnet: '(?:dotnet|\\.net)' }
const LETTER = '[:alnum:]À-ɏ'
/** Between two texts of a candidate, so that no phrase runs from one into the other; no text holds it. */
const BORDER = '\\u001f'

const letterPattern = (letter: string): string => {
  const accented = spellings.get(letter) ?? ''
  if (/[a-z\d]/.test(letter)) return `[${letter}${accented}]${MARKS}`
  return /[\p{L}\p{N}\p{M}]/u.test(letter) ? letter + MARKS : `\\${letter}`
}

/** Letters that may be written as one sign, the longest first. */
const ligatures = [...spellings.keys()]
  .filter((letters) => letters.length > 1)
  .toSorted((one, other) => other.length - one.length)

/** A folded word as it may stand in a text, with any accents. */
const wordPattern = (word: string): string => {
  if (SIGNS[word] !== undefined) return SIGNS[word]
  if (/^[a-z]plusplus$/.test(word)) return `${word.charAt(0)}(?:\\+\\+|plusplus)`
  if (/^[cfj]sharp$/.test(word)) return `${word.charAt(0)}(?:#|sharp)`
  const ligature = ligatures.find((letters) => word.startsWith(letters))
  if (ligature !== undefined) {
    const spelledOut = Array.from(ligature, letterPattern).join('')
    return `(?:${spelledOut}|[${spellings.get(ligature)}])${wordPattern(word.slice(ligature.length))}`
  }
  const [letter = ''] = word
  return letter === '' ? '' : letterPattern(letter) + wordPattern(word.slice(letter.length))
}

const phrasePattern = (words: readonly string[]): string =>
  `(?:^|[^${LETTER}])${words.map(wordPattern).join(`[^${LETTER}${BORDER}]+`)}(?![${LETTER}])`

/** Whether texts have to be read for a term: its words stand in a fixed order, or are quoted. */
export const isPhrase = ({ piece, words, isInAnyOrder }: Term): boolean =>
  !isInAnyOrder && (piece.isQuoted || (piece.isExcluded && words.length > 1))

const foldedWords = ({ words }: Term): string[] => words.map(({ word }) => word)

export const phrasesOf = (clauses: readonly Clause[], quoted: readonly Term[], excluded: readonly Term[]): Phrases => {
  const synonyms = clauses.flatMap((clause) => clause.synonyms).filter(({ words }) => words.length > 1)
  return {
    required: quoted.map((term) => phrasePattern(foldedWords(term))),
    excluded: excluded.filter(isPhrase).map((term) => ({
      pattern: phrasePattern(foldedWords(term)),
      query: foldedWords(term).map(quoteLexeme).join('&'),
    })),
    synonyms:
      synonyms.length > 0 ? synonyms.map(({ words }) => phrasePattern(words.map(({ word }) => word))).join('|') : null,
  }
}

const textsIn = (lists: SQL): SQL =>
  fragment`(select string_agg(said #>> '{}', E'\\u001f') from jsonb_path_query(${lists}, 'strict $.** ? (@.type() == "string")') said)`

const { name, title, location, email, phone, summary, note_texts, linkedin, availability, notice_period, hours } =
  candidates
const shortTexts = fragment`concat_ws(E'\\u001f', ${fragment.join([name, title, location, email, phone, availability, notice_period, hours, linkedin, summary, note_texts], fragment`, `)})`
const { skills, experience, education, languages, certificates, driving_licences, cv_text } = candidates
const lists = textsIn(
  fragment`jsonb_build_array(${fragment.join([skills, experience, education, languages, certificates, driving_licences], fragment`, `)})`,
)

/** Whether any text of a candidate holds a phrase. The CV is read last, because it is long. */
const holds = (pattern: string): SQL =>
  fragment`(${shortTexts} ~* ${pattern} or coalesce(${lists} ~* ${pattern}, false) or coalesce(${cv_text} ~* ${pattern}, false))`

/** Whether a title or skill holds a phrase. */
export const headHolds = (pattern: string): SQL =>
  fragment`(concat_ws(E'\\u001f', ${title}, array_to_string(${candidates.skill_names}, E'\\u001f')) ~* ${pattern})`

/** The conditions on a candidate's texts that every hit meets; none for a search without quotes. */
export const textConditions = ({ required, excluded }: Phrases): SQL[] => [
  ...required.map(holds),
  ...excluded.map(
    ({ pattern, query }) => fragment`not (${candidates.search} @@ ${query}::tsquery and ${holds(pattern)})`,
  ),
]
