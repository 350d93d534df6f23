import { randomUUID } from 'node:crypto'
import {
  notedPath,
  recordingSpeaker,
  scorecard,
  scorecardItem,
  type changeScorecard,
  type createScorecard,
  type Scorecard,
} from '@wervio/contracts'
import { ServiceError, type Recruiter } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { forgetSaid, outdateSaid } from '../../matching/interviews/outdate-said.ts'
import { matchQuestions } from '../../conversation/scorecard/match-questions.ts'
import type { Transaction } from '../../platform/accounts.ts'
import { moment } from '../../platform/moment.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { hasSubject } from '../../platform/subjects.ts'
import { requireSubjects } from '../imports/require-subjects.ts'
import { recordingGone } from '../named-recording.ts'
import { conversationOf } from '../segments/conversation-of.ts'
import { readSpoken } from '../segments/segment-rows.ts'

type Draft = z.output<typeof createScorecard.body>
type Change = z.output<typeof changeScorecard.body>

const row = scorecard.extend({
  items: z.array(scorecardItem.omit({ asked_at: true })),
  /** Of the recording, as they are called now. */
  speakers: z.array(recordingSpeaker).nullable(),
  vacancy: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  created_at: moment,
  updated_at: moment,
})

const NOTHING_SPOKEN = { segments: [], words: new Map<number, never>() }

const read = async (connection: Sql, condition: SQL): Promise<Scorecard[]> => {
  const { rows } = await connection.execute(
    sql`select id, conversation_type as "conversationType", to_char(conversation_on, 'YYYY-MM-DD') as conversation_on, items, notes, version, created_at, updated_at,
        (select id from ai.recordings where id = card.recording_id and deleted_at is null) as recording_id,
        (select speakers from ai.recordings where id = card.recording_id and deleted_at is null) as speakers,
        (select jsonb_build_object('id', id, 'title', name) from ai.meeting_subjects where kind = 'vacancy' and id = card.vacancy_id) as vacancy,
        (select name from ai.colleagues where account_id = card.account_id) as by
      from ai.scorecards card where ${condition} order by created_at desc, id desc`,
  )
  const spokenIn = new Map<string, Awaited<ReturnType<typeof readSpoken>>>()
  const cards: Scorecard[] = []
  for (const { speakers, ...card } of z.array(row).parse(rows)) {
    const id = card.recording_id
    if (id !== null && !spokenIn.has(id)) spokenIn.set(id, await readSpoken(connection, id))
    const { segments, words } = spokenIn.get(id ?? '') ?? NOTHING_SPOKEN
    const spoken = conversationOf({ segments, speakers: speakers ?? [], type: 'sollicitatie', words })
    const moments = matchQuestions(card.items, spoken)
    cards.push({ ...card, items: card.items.map((item) => ({ ...item, asked_at: moments.get(item.id) ?? null })) })
  }
  return cards
}

/** Throws `not_found` for a recording that isn't one of the candidate's. */
const requireRecordingOf = async (
  connection: Sql,
  candidateId: string,
  id: string | null | undefined,
): Promise<void> => {
  if (id == null) return
  const { rows } = await connection.execute(
    sql`select 1 from ai.recordings where id = ${id}::uuid and candidate_id = ${candidateId}::uuid and deleted_at is null`,
  )
  if (rows.length === 0) throw recordingGone()
}

/** What recruiters thought of conversations. Null for a candidate or a card that isn't there. */
export const createScorecardRepository = (transaction: Transaction) => ({
  list: (recruiter: Recruiter, candidateId: string): Promise<Scorecard[] | null> =>
    transaction(settingsOf(recruiter), async (connection) =>
      (await hasSubject(connection, 'candidate', candidateId))
        ? read(connection, sql`candidate_id = ${candidateId}::uuid`)
        : null,
    ),

  create: (
    recruiter: Recruiter,
    candidateId: string,
    draft: Draft,
  ): Promise<{ card: Scorecard; isNew: boolean } | null> =>
    transaction(settingsOf(recruiter), async (connection) => {
      if (!(await hasSubject(connection, 'candidate', candidateId))) return null
      await requireSubjects(connection, { vacancy_id: draft.vacancy_id })
      await requireRecordingOf(connection, candidateId, draft.recording_id)
      const { rows } = await connection.execute<{ id: string }>(
        sql`insert into ai.scorecards (id, organisation_id, candidate_id, account_id, vacancy_id, recording_id, conversation_type, conversation_on, items, notes, creation_key)
          values (${randomUUID()}::uuid, ${recruiter.organisationId}::uuid, ${candidateId}::uuid, ${recruiter.accountId}::uuid, ${draft.vacancy_id ?? null}::uuid,
            ${draft.recording_id ?? null}::uuid, ${draft.conversationType}, ${draft.conversation_on}::date, ${JSON.stringify(draft.items)}::jsonb, ${draft.notes},
            ${draft.creation_key ?? null}::uuid)
          on conflict (account_id, creation_key) do nothing returning id`,
      )
      const id = rows[0]?.id
      const [card] = await read(
        connection,
        id === undefined
          ? sql`account_id = ${recruiter.accountId}::uuid and creation_key = ${draft.creation_key ?? null}::uuid and candidate_id = ${candidateId}::uuid`
          : sql`id = ${id}::uuid`,
      )
      return card ? { card, isNew: id !== undefined } : null
    }),

  /** Throws `scorecard_conflict` with the card as it is now when it has another version. */
  change: (recruiter: Recruiter, id: string, { version, ...draft }: Change): Promise<Scorecard | null> =>
    transaction(settingsOf(recruiter), async (connection) => {
      const { rows } = await connection.execute<{ candidate_id: string; version: number }>(
        sql`select candidate_id, version from ai.scorecards where id = ${id}::uuid for update`,
      )
      const [before] = rows
      if (!before) return null
      if (before.version !== version) {
        const [current] = await read(connection, sql`id = ${id}::uuid`)
        throw new ServiceError('scorecard_conflict', { extra: { current } })
      }
      await requireSubjects(connection, { vacancy_id: draft.vacancy_id })
      await requireRecordingOf(connection, before.candidate_id, draft.recording_id)
      await connection.execute(
        sql`update ai.scorecards set vacancy_id = ${draft.vacancy_id ?? null}::uuid, recording_id = ${draft.recording_id ?? null}::uuid, conversation_type = ${draft.conversationType},
            conversation_on = ${draft.conversation_on}::date, items = ${JSON.stringify(draft.items)}::jsonb, notes = ${draft.notes}, version = version + 1, updated_at = clock_timestamp()
          where id = ${id}::uuid`,
      )
      await outdateSaid(connection, notedPath({ kind: 'scorecard', id }))
      const [card] = await read(connection, sql`id = ${id}::uuid`)
      return card ?? null
    }),

  remove: (recruiter: Recruiter, id: string): Promise<boolean> =>
    transaction(settingsOf(recruiter), async (connection) => {
      const { rows } = await connection.execute(sql`delete from ai.scorecards where id = ${id}::uuid returning id`)
      if (rows.length > 0) await forgetSaid(connection, notedPath({ kind: 'scorecard', id }))
      return rows.length > 0
    }),
})

export type ScorecardRepository = ReturnType<typeof createScorecardRepository>
