import { ServiceError } from '@wervio/service-kit'
import type { Sql } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'

type Moves = {
  /** As they are to be. */
  speakers: readonly { id: string }[]
  merges: readonly { from: string; into: string }[]
  moves: readonly { position: number; into: string }[]
}

const refusal = (): ServiceError => new ServiceError('bad_request', { message: 'Kies een spreker uit de lijst.' })

/** Gives segments to other speakers. Throws `bad_request` when a segment would be nobody's. */
export const moveSegments = async (
  connection: Sql,
  recordingId: string,
  { speakers, merges, moves }: Moves,
): Promise<void> => {
  const ids = new Set(speakers.map(({ id }) => id))
  if (ids.size !== speakers.length || [...merges, ...moves].some(({ into }) => !ids.has(into))) throw refusal()
  for (const { from, into } of merges)
    await connection.execute(
      sql`update ai.recording_segments set speaker = ${into} where recording_id = ${recordingId}::uuid and speaker = ${from}`,
    )
  if (moves.length > 0)
    await connection.execute(
      sql`update ai.recording_segments set speaker = move->>'into'
        from jsonb_array_elements(${JSON.stringify(moves)}::jsonb) as move
        where recording_id = ${recordingId}::uuid and position = (move->>'position')::int`,
    )
  const { rows } = await connection.execute<{ speaker: string }>(
    sql`select distinct speaker from ai.recording_segments where recording_id = ${recordingId}::uuid and speaker <> ''`,
  )
  if (rows.some(({ speaker }) => !ids.has(speaker))) throw refusal()
}
