import { sql as fragment } from 'drizzle-orm'
import type { Sql } from '../../platform/database.ts'

export type Word = { word: string; /** Null for a stop word. */ stem: string | null }

/** One thing asked for: words that belong together ('node.js'), as one word ('nodejs'), or as a telephone number. */
export type Term = { words: Word[]; joined: string | null; phone: string | null }

/** A number as people write it, spaces and all; one that begins with 0 or +, so that years stay apart. */
const PHONE = /(?:^|\s)(?:\+|0)[\d\s().\-/]{6,}\d(?=\s|$)/
const MOST_TERMS = 20
/** The index holds no longer words (`main.word_list`); PostgreSQL reads none of over 2 KB, and NFKD makes 18 letters of one. */
export const LONGEST_WORD = 50

const piecesOf = (q: string): string[] => {
  const [number] = PHONE.exec(q) ?? []
  if (number === undefined) return q.split(/\s+/)
  return [...q.replace(number, ' ').split(/\s+/), number.replaceAll(/[^\d+]/g, '')]
}

type Row = { place: number; phone: string | null; word: string; stem: string | null }

const joinedOf = (words: readonly Row[]): string | null => {
  const joined = words.map(({ word }) => word).join('')
  return words.length > 1 && joined.length <= LONGEST_WORD ? joined : null
}

/** What is asked for, word by word, cut and folded as the index is. Stop words count only when there is nothing else. */
export const termsOf = async (sql: Sql, q: string): Promise<Term[]> => {
  const pieces = piecesOf(q)
    .filter((piece) => piece !== '')
    .slice(0, MOST_TERMS)
  const { rows } = await sql.execute<Row>(fragment`
    select piece.place::int, case when piece.said ~ '^[+]?[0-9]{7,}$' then main.phone_key(piece.said) end phone, left(said.word, ${LONGEST_WORD + 1}) word, main.stem(left(said.word, ${LONGEST_WORD + 1})) stem
    from unnest(${fragment.param(pieces)}::text[]) with ordinality piece(said, place),
      unnest(string_to_array(main.words(piece.said), ' ')) with ordinality said(word, turn)
    where said.word <> '' order by piece.place, said.turn`)
  const terms = [...Map.groupBy(rows, ({ place }) => place).values()].map((words) => ({
    words: words.map(({ word, stem }) => ({ word, stem })),
    joined: joinedOf(words),
    phone: words[0]?.phone ?? null,
  }))
  const telling = terms.filter(({ words }) => words.some(({ stem }) => stem !== null))
  return telling.length > 0 ? telling : terms
}
