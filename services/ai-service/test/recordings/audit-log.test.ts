import { expect, test } from '@jest/globals'
import { openConnections } from '@wervio/service-kit/database'
import { sql } from 'drizzle-orm'
import { PATIENT } from '../migrated-database.ts'
import { startRecordingsApp, WAV } from './recordings-app.ts'

const { app, asService, databaseUrl, newRecruiter, send, sent, untilState } = startRecordingsApp()

type Entry = { fact: string; candidate_id: string; entry: string }

/** As main-api reads them. */
const entriesOf = async ({ accountId, organisationId }: { accountId: string; organisationId: string }) => {
  const { transaction, close } = openConnections({
    url: databaseUrl(),
    connections: 2,
    role: 'wervio_main',
    onLostConnection: () => undefined,
    longestWait: PATIENT,
  })
  try {
    const { rows } = await transaction({ organisation: organisationId }, (connection) =>
      connection.execute<Entry>(
        sql`select concat_ws(' ', case when actor_id = ${accountId} then 'person' end, work, category, action, subject_kind, detail, nullif(array_to_string(columns, '+'), '')) as fact, candidate_id, to_jsonb(e)::text as entry
          from main.audit_entries e where subject_kind in ('recording', 'transcript')`,
      ),
    )
    return rows
  } finally {
    await close()
  }
}

test('who read a transcript, heard a conversation and put a word right is in the log, and what the engine did is its own', async () => {
  const { token, owner, candidateId } = await newRecruiter()
  const id = await sent(token, WAV, { candidate_id: candidateId })
  await untilState(token, id, 'done')
  for (const url of [`/api/recordings/${id}`, `/api/recordings/${id}/audio`])
    expect((await send(token, 'GET', url)).statusCode).toBe(200)
  const segment = `/api/recordings/${id}/segments/1`
  expect((await send(token, 'PATCH', segment, { text: 'Geheim.', version: 1 })).statusCode).toBe(200)
  await app().readLog?.flush()
  const rows = await entriesOf(owner)
  const facts = rows.map(({ fact }) => fact)
  expect(facts).toEqual(
    expect.arrayContaining([
      'person change create recording',
      'person read read recording transcript',
      'person read read recording audio',
      'person change change transcript text',
    ]),
  )
  expect(facts.filter((fact) => !fact.startsWith('person') && !fact.startsWith('transcribe'))).toEqual([])
  for (const { candidate_id: about, entry } of rows) {
    expect(about).toBe(candidateId)
    expect(entry).not.toMatch(/Geheim|Zin 2|Sanne/)
  }
})

test('this service can neither read the log nor write it beside its one function', async () => {
  const { owner } = await newRecruiter()
  for (const statement of [sql`select 1 from main.audit_entries`, sql`delete from main.audit_entries`])
    await expect(asService(owner, (connection) => connection.execute(statement))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
})
