import { notedPath, type NotedPlace } from '@wervio/contracts'
import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { fold } from '../../chat/people/question/fold.ts'
import { isSensitive } from '../../conversation/set-aside/is-sensitive.ts'
import { withoutSetAside } from '../../conversation/set-aside/without-set-aside.ts'
import { MOST_SENTENCES, quotableSentences, type Said } from './said.ts'

const noteRow = z.object({ id: z.uuid(), candidate_id: z.uuid(), text: z.string() })
const cardRow = z.object({
  id: z.uuid(),
  candidate_id: z.uuid(),
  items: z.array(z.object({ question: z.string(), topic: z.string().default(''), note: z.string().default('') })),
  notes: z.string(),
})
type Item = z.infer<typeof cardRow>['items'][number]

/** Nobody measured when it was said. */
const UNTIMED = { start: 0, end: 0 }
const RECRUITER = { id: '1', name: '', role: 'recruiter' as const }
const CANDIDATE = { id: '2', name: '', role: 'candidate' as const }

/** A question of a scorecard often stands there without its mark. */
const asQuestion = (text: string): string => (text.trim().endsWith('?') ? text : `${text}?`)

/** What was noted with a question, without what may not count as an answer to it. */
const answerTo = (question: string, note: string): string =>
  withoutSetAside(
    [
      { ...UNTIMED, speaker: RECRUITER.id, text: asQuestion(question) },
      { ...UNTIMED, speaker: CANDIDATE.id, text: note },
    ],
    [RECRUITER, CANDIDATE],
  )
    .filter(({ speaker }) => speaker === CANDIDATE.id)
    .map(({ text }) => text)
    .join(' ')

/** A question that a recruiter may not ask takes its note along, and so does what it is about. */
const noteOf = ({ question, topic, note }: Item): string =>
  [question, topic].reduce((rest, asked) => (asked.trim() === '' || rest === '' ? rest : answerTo(asked, rest)), note)

/** Lines without what may not count, whoever said it; a recruiter notes it in the third person too. */
const saidIn = (place: NotedPlace, text: string): Said[] => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return withoutSetAside(lines.map((line) => ({ ...UNTIMED, speaker: '', text: line })))
    .flatMap((line) => quotableSentences(line.text))
    .filter((quote) => !isSensitive(fold(quote)))
    .map((quote) => ({ path: notedPath(place), quote }))
}

/**
 * What recruiters noted of these candidates, in notes and on scorecards, by candidate and newest first: the equal of
 * what was recorded, and held beside the same rules. Marks are no words and say nothing here.
 */
export const readNoted = async (
  connection: Sql,
  candidateIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Said[]>> => {
  if (candidateIds.length === 0) return new Map()
  const ofCandidates = sql`candidate_id = any(${`{${candidateIds.join(',')}}`}::uuid[])`
  const notes = await connection.execute(
    sql`select id, candidate_id, text from ai.noted_texts where ${ofCandidates} order by created_at desc, id desc`,
  )
  const cards = await connection.execute(
    sql`select id, candidate_id, items, notes from ai.scorecards where ${ofCandidates} order by created_at desc, id desc`,
  )
  const noted = new Map<string, Said[]>()
  const add = (candidateId: string, sentences: readonly Said[]): void => {
    const before = noted.get(candidateId) ?? []
    noted.set(candidateId, [...before, ...sentences].slice(0, MOST_SENTENCES))
  }
  for (const { id, candidate_id: candidateId, text } of z.array(noteRow).parse(notes.rows))
    add(candidateId, saidIn({ kind: 'note', id }, text))
  for (const { id, candidate_id: candidateId, items, notes: rest } of z.array(cardRow).parse(cards.rows))
    for (const text of [...items.map(noteOf), rest]) add(candidateId, saidIn({ kind: 'scorecard', id }, text))
  return noted
}
