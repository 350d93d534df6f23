import { expect, test } from '@jest/globals'
import { sql } from 'drizzle-orm'
import { startRecordingsApp, WAV } from './recordings-app.ts'

const { app, asService, begin, newRecruiter, open, rowsOf, send, sent, untilState, upload } = startRecordingsApp()

const TABLES = ['recordings', 'recording_segments', 'consents', 'scorecards']
const SCORECARD = { conversationType: 'sollicitatie', conversation_on: '2026-01-05', items: [] }
const NOBODY = { organisationId: '', accountId: '' }

const everything = async () => {
  const somebody = await newRecruiter()
  const id = await sent(somebody.token, WAV, { candidate_id: somebody.candidateId })
  await untilState(somebody.token, id, 'done')
  await send(somebody.token, 'POST', `/api/candidates/${somebody.candidateId}/scorecards`, SCORECARD)
  return { ...somebody, id }
}

test.each(TABLES)('without a condition a query of %s sees the own organisation alone', async (table) => {
  const { owner } = await everything()
  const stranger = await newRecruiter()
  const statement = sql.raw(`select organisation_id from ai.${table}`)
  const ownRows = await rowsOf(owner, statement)
  expect(ownRows.length).toBeGreaterThan(0)
  expect(new Set(ownRows.map(({ organisation_id: organisation }) => organisation))).toEqual(
    new Set([owner.organisationId]),
  )
  expect(await rowsOf(stranger.owner, statement)).toEqual([])
  expect(await rowsOf(NOBODY, statement)).toEqual([])
})

test('nobody writes a consent under another organisation', async () => {
  const { owner, candidateId } = await everything()
  const stranger = await newRecruiter()
  const writing = asService(stranger.owner, (connection) =>
    connection.execute(
      sql`insert into ai.consents (id, organisation_id, candidate_id, wording, way, given_on)
        values (gen_random_uuid(), ${owner.organisationId}::uuid, ${candidateId}::uuid, 'Ja', 'spoken', '2026-01-05')`,
    ),
  )
  await expect(writing).rejects.toThrow()
})

test('another organisation continues no upload and learns nothing of it', async () => {
  const { token, candidateId } = await newRecruiter()
  const stranger = await newRecruiter()
  const { id } = await begin(token, { candidate_id: candidateId })
  const head = await app().inject({
    method: 'HEAD',
    url: `/api/recording-uploads/${id}`,
    headers: { authorization: `Bearer ${stranger.token}`, 'tus-resumable': '1.0.0' },
  })
  expect([head.statusCode, head.headers['upload-offset']]).toEqual([404, undefined])
  expect((await upload(stranger.token, id, 0, WAV)).statusCode).toBe(404)
  expect((await upload('niemand', id, 0, WAV)).statusCode).toBe(401)
  expect((await upload(token, id, 0, WAV.subarray(0, 10))).statusCode).toBe(204)
})

test('of two colleagues who change one transcript at once one is told of the other', async () => {
  const { token, id } = await everything()
  const other = open()
  await other.ready()
  const change = (text: string, on = app()) =>
    send(token, 'PATCH', `/api/recordings/${id}/segments/0`, { text, version: 1 }, on)
  const answers = await Promise.all([change('Van de een.'), change('Van de ander.', other)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const [won, lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
  const { text } = won?.json<{ segment: { text: string } }>().segment ?? {}
  expect(lost?.json()).toMatchObject({
    code: 'recording_conflict',
    current: { version: 2, segments: [{ text }, {}, {}] },
  })
})
