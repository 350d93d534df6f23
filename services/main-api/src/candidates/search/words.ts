import { sql as fragment } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Sql } from '../../platform/database.ts'
import { clausesOf, type Clause } from './clauses.ts'
import { currentImport } from './imported-titles.ts'
import { piecesOf, type SearchPiece } from './language.ts'
import { isPhrase } from './phrases.ts'
import type { Term } from './term.ts'

/** What a search asks for. */
export type SearchWords = {
  /** Each must occur, itself or as a synonym. */
  clauses: Clause[]
  /** Stop words among others: none must occur, and who is called so comes first. */
  small: Term[]
  /** Each must occur, word for word. */
  quoted: Term[]
  /** None may occur. */
  excluded: Term[]
  /** The term that may still be being typed. */
  unfinished: Term | null
}

const MOST_TERMS = 20
/**
 * The index holds no longer words (`main.word_list`): a lexeme is at most 2 KB, and NFKD makes up to 18 letters of one.
 */
export const LONGEST_WORD = 50

type Row = { place: number; phone: string | null; word: string; stem: string | null }

const joinedOf = (words: readonly Row[]): string | null => {
  const joinedWord = words.map(({ word }) => word).join('')
  return words.length > 1 && joinedWord.length <= LONGEST_WORD ? joinedWord : null
}

const readTerms = async (sql: Sql, pieces: readonly SearchPiece[]): Promise<Term[]> => {
  const texts = pieces.map(({ text }) => text)
  const { rows } = await sql.execute<Row>(fragment`
    select piece.place::int, case when piece.said ~ '^[+]?[0-9]{7,}$' then main.phone_key(piece.said) end phone, left(said.word, ${LONGEST_WORD + 1}) word, main.stem(left(said.word, ${LONGEST_WORD + 1})) stem
    from unnest(${fragment.param(texts)}::text[]) with ordinality piece(said, place),
      unnest(string_to_array(main.words(piece.said), ' ')) with ordinality said(word, turn)
    where said.word <> '' order by piece.place, said.turn`)
  const rowsByPlace = Map.groupBy(rows, ({ place }) => place)
  return pieces.flatMap((piece, index) => {
    const words = rowsByPlace.get(index + 1)
    if (!words) return []
    return [
      {
        piece,
        words: words.map(({ word, stem }) => ({ word, stem })),
        joinedWord: joinedOf(words),
        phone: words[0]?.phone ?? null,
        isInAnyOrder: false,
      },
    ]
  })
}

/** The most phrases of a search, because each is searched for in every text of each candidate who has its words. */
export const MOST_PHRASES = 5

/** Each phrase once. Those over the most are read as words of the index, whose order isn't known. */
const boundPhrases = (terms: readonly Term[]): Term[] => {
  const phraseKeys = new Set<string>()
  return terms.flatMap((term) => {
    if (!isPhrase(term)) return [term]
    const key = JSON.stringify([term.piece.isExcluded, term.words.map(({ word }) => word)])
    if (phraseKeys.has(key)) return []
    phraseKeys.add(key)
    if (phraseKeys.size <= MOST_PHRASES) return [term]
    return [{ ...term, isInAnyOrder: true, piece: { ...term.piece, isQuoted: false } }]
  })
}

const isSignificant = ({ words }: Term): boolean => words.some(({ stem }) => stem !== null)

const readWords = async (sql: Sql, q: string): Promise<SearchWords> => {
  const allTerms = await readTerms(sql, piecesOf(q).slice(0, MOST_TERMS))
  const terms = boundPhrases(allTerms)
  const quoted = terms.filter(({ piece }) => piece.isQuoted && !piece.isExcluded)
  const plain = terms.filter(({ piece }) => !piece.isQuoted && !piece.isExcluded)
  const significant = plain.filter(isSignificant)
  const required = significant.length > 0 || quoted.length > 0 ? significant : plain
  const last = allTerms.at(-1)
  const otherPieces = terms.map(({ piece }) => piece).filter(({ isQuoted, isExcluded }) => isQuoted || isExcluded)
  return {
    clauses: await clausesOf(sql, required, otherPieces),
    small: plain.filter((term) => !required.includes(term)),
    quoted,
    excluded: terms.filter((term) => term.piece.isExcluded && (term.piece.isQuoted || isSignificant(term))),
    unfinished: last !== undefined && required.at(-1) === last ? last : null,
  }
}

/** Recent searches: the next page, and the counts beside a page, repeat the search. */
const wordsCache = new LRUCache<string, SearchWords>({ max: 1_000 })

/** The words of a search, split and folded as the index is. Stop words count only when there are no other words. */
export const wordsOf = async (sql: Sql, q: string): Promise<SearchWords> => {
  const key = `${(await currentImport(sql)) ?? ''} ${q}`
  const words = wordsCache.get(key) ?? (await readWords(sql, q))
  wordsCache.set(key, words)
  return words
}

/** False for a search that only excludes, and for one of signs alone. */
export const asksForSomething = ({ clauses, quoted }: SearchWords): boolean => clauses.length + quoted.length > 0
