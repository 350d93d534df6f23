import { expect, test } from '@jest/globals'
import { consent, recordingDetails, scorecard, type RecordingDetails } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { startRecordingsApp, VTT, WAV } from './recordings-app.ts'

const { app, asService, draftOf, files, newRecruiter, rowsOf, send, sent, untilState } = startRecordingsApp()

const done = async (bytes: Buffer = WAV) => {
  const somebody = await newRecruiter()
  const id = await sent(somebody.token, bytes, { candidate_id: somebody.candidateId })
  await untilState(somebody.token, id, 'done')
  return { ...somebody, id }
}
const read = async (token: string, id: string): Promise<RecordingDetails> =>
  recordingDetails.parse((await send(token, 'GET', `/api/recordings/${id}`)).json())

test('a segment is put right with what the engine wrote beside it, and put back', async () => {
  const { token, id } = await done()
  const url = `/api/recordings/${id}/segments/1`
  expect(await read(token, id)).toMatchObject({ version: 1, has_audio: true, duration: 30, summary_is_outdated: false })
  const changed = await send(token, 'PATCH', url, { text: 'Zin twee.', version: 1 })
  expect(changed.json()).toMatchObject({ version: 2, segment: { text: 'Zin twee.', original: 'Zin 2.', words: null } })
  expect(await read(token, id)).toMatchObject({
    transcript: 'Spreker 1: Zin 1.\nSpreker 2: Zin twee.\nSpreker 1: Zin 3.',
    summary_is_outdated: true,
  })
  expect((await send(token, 'PATCH', url, { text: null, version: 2 })).json()).toMatchObject({
    segment: { text: 'Zin 2.', original: null, words: [{ text: 'Zin', confidence: 0.4 }] },
  })
})

test('it is said how speakers were told apart, and of a transcript that was a file nothing', async () => {
  const { token, id } = await done()
  expect((await read(token, id)).speech).toEqual({ engine: 'local', model: 'stand-in', speakers: 'voices' })
  const file = await done(Buffer.from(VTT))
  expect((await read(file.token, file.id)).speech).toBeNull()
})

test('an old version changes nothing and answers what stands now', async () => {
  const { token, id } = await done()
  await send(token, 'PATCH', `/api/recordings/${id}/segments/0`, { text: 'Eerst.', version: 1 })
  const late = await send(token, 'PATCH', `/api/recordings/${id}/segments/0`, { text: 'Later.', version: 1 })
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { code: 'recording_conflict', current: { version: 2, segments: [{ text: 'Eerst.' }, {}, {}] } },
  ])
})

test('speakers are named everywhere, merged and split, and nobody’s words are left alone', async () => {
  const { token, id } = await done()
  const [first, second] = [
    { id: '1', name: 'Rob', role: null },
    { id: '2', name: 'Sanne', role: null },
  ]
  const url = `/api/recordings/${id}/speakers`
  const { speakers } = await read(token, id)
  const names = speakers.map((one, index) => ({ ...one, name: index === 0 ? 'Rob' : 'Sanne' }))
  const renamed = recordingDetails.parse((await send(token, 'PUT', url, { speakers: names, version: 1 })).json())
  expect([renamed.transcript, renamed.summary_is_outdated]).toEqual(['Rob: Zin 1.\nSanne: Zin 2.\nRob: Zin 3.', false])
  const split = { id: '3', name: 'Ans', role: 'recruiter' }
  const moves = [{ position: 2, into: '3' }]
  expect((await send(token, 'PUT', url, { speakers: [first, second, split], moves, version: 2 })).json()).toMatchObject(
    { transcript: 'Rob: Zin 1.\nSanne: Zin 2.\nAns: Zin 3.', summary_is_outdated: true },
  )
  expect((await send(token, 'PUT', url, { speakers: [first], version: 3 })).statusCode).toBe(400)
  const merges = [
    { from: '2', into: '1' },
    { from: '3', into: '1' },
  ]
  expect((await send(token, 'PUT', url, { speakers: [first], merges, version: 3 })).json()).toMatchObject({
    transcript: 'Rob: Zin 1.\nRob: Zin 2.\nRob: Zin 3.',
  })
})

test('a recording is summarised again from how it reads now', async () => {
  const { token, id } = await done(Buffer.from(VTT))
  const edit = { text: 'Ik kan per 1 april beginnen, voor 24 uur per week.', version: 1 }
  await send(token, 'PATCH', `/api/recordings/${id}/segments/5`, edit)
  const answer = await send(token, 'POST', `/api/recordings/${id}/summary`, { version: 2 })
  const { summary_text: text, summary_is_outdated: isOutdated } = recordingDetails.parse(answer.json())
  expect([text.includes('1 april'), text.includes('1 maart'), isOutdated]).toEqual([true, false, false])
})

test('a sentence of a longer segment has the time of its words, or an estimate that says so', async () => {
  const { token, owner, id } = await done(Buffer.from(VTT))
  const text = 'Ik kan per 1 april beginnen. Ik stuur je morgen mijn diploma.'
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => [index, index + 0.5, 0.9, word, index])
  const summarised = async (stored: object | null) => {
    await asService(owner, (connection) =>
      connection.execute(
        sql`update ai.recording_segments set text = ${text}, ends = starts + 100, words = ${stored && JSON.stringify(stored)}::jsonb
          where recording_id = ${id}::uuid and position = 5`,
      ),
    )
    const { version } = await read(token, id)
    const answer = await send(token, 'POST', `/api/recordings/${id}/summary`, { version })
    return JSON.stringify(recordingDetails.parse(answer.json()).summary?.agreements)
  }
  // The second sentence begins at character 29.
  expect(await summarised(words)).toContain('"position":5,"start":29,"end":53.5}')
  expect(await summarised(null)).toContain('"is_estimate":true')
})

test('the sound is sent whole and in parts', async () => {
  const { token, id } = await done()
  const url = `/api/recordings/${id}/audio`
  const part = (range?: string) =>
    app().inject({ url, headers: { authorization: `Bearer ${token}`, ...(range && { range }) } })
  const [whole, middle, end, outside] = [
    await part(),
    await part('bytes=7-9'),
    await part('bytes=-7'),
    await part('bytes=900-'),
  ]
  expect([whole.statusCode, whole.body]).toEqual([200, 'geluid van een gesprek'])
  expect([middle.statusCode, middle.body, middle.headers['content-range']]).toEqual([206, 'van', 'bytes 7-9/22'])
  expect([end.body, outside.statusCode]).toEqual(['gesprek', 416])
  expect((await send(token, 'GET', `/api/recordings/${id}/waveform`)).json()).toEqual({
    peaks: [0, 0.5, 1],
    duration: 30,
  })
})

test('a deleted recording is put back, with its sound', async () => {
  const { token, candidateId, id } = await done()
  expect((await send(token, 'DELETE', `/api/recordings/${id}`)).statusCode).toBe(204)
  expect((await send(token, 'GET', `/api/recordings/${id}`)).statusCode).toBe(404)
  expect((await send(token, 'GET', `/api/candidates/${candidateId}/recordings`)).json()).toEqual([])
  expect((await send(token, 'POST', `/api/recordings/${id}/restore`)).json()).toMatchObject({ id })
  expect((await send(token, 'GET', `/api/recordings/${id}/audio`)).statusCode).toBe(200)
})

test('withdrawing consent deletes the recording and what was made of it, also what was deleted, and proves it', async () => {
  const { token, owner, candidateId, id } = await done()
  await asService(owner, (connection) =>
    connection.execute(
      sql`insert into ai.chat_messages (id, account_id, candidate_id, role, content, sources, people)
        values (gen_random_uuid(), ${owner.accountId}::uuid, ${candidateId}::uuid, 'assistant', 'Sanne zei …', '[]', '{}')`,
    ),
  )
  expect(await files(id)).toHaveLength(2)
  const url = `/api/candidates/${candidateId}/consents`
  const [given] = consent.array().parse((await send(token, 'GET', url)).json())
  expect(given).toMatchObject({ recordings: 1, by: 'jan@voorbeeld.nl', withdrawn_at: null })
  await send(token, 'DELETE', `/api/recordings/${id}`)
  const withdrawn = await send(token, 'POST', `/api/consents/${given?.id}/withdraw`)
  expect(withdrawn.json()).toMatchObject({
    recordings: 0,
    deletion: { recordings: 1, audio_files: 2, segments: 3, summaries: 1, chat_answers: 1 },
  })
  expect((await send(token, 'POST', `/api/recordings/${id}/restore`)).statusCode).toBe(404)
  expect(await files(id)).toEqual([])
  expect(await rowsOf(owner, sql`select 1 from ai.recordings union all select 1 from ai.recording_segments`)).toEqual(
    [],
  )
  expect((await send(token, 'POST', `/api/consents/${given?.id}/withdraw`)).json()).toEqual(withdrawn.json())
})

test('a scorecard works without a recording, and knows which questions were asked with one', async () => {
  const { token, candidateId, id } = await done(Buffer.from(VTT))
  const url = `/api/candidates/${candidateId}/scorecards`
  const items = [
    { id: 'a', question: 'Wanneer kun je beginnen?', source: 'persona' },
    { id: 'b', question: 'Hoe ga je om met een boze gast?', mark: 3 },
  ]
  const card = {
    conversationType: 'sollicitatie',
    conversation_on: '2026-01-05',
    items,
    creation_key: draftOf().creation_key,
  }
  const created = await send(token, 'POST', url, card)
  const again = await send(token, 'POST', url, card)
  expect([created.statusCode, again.statusCode, again.json()]).toEqual([201, 200, created.json()])
  const { id: cardId } = scorecard.parse(created.json())
  const { creation_key: _key, ...fields } = card
  const changed = await send(token, 'PUT', `/api/scorecards/${cardId}`, { ...fields, recording_id: id, version: 1 })
  expect(changed.json()).toMatchObject({
    version: 2,
    recording_id: id,
    items: [
      { id: 'a', asked_at: { position: 4, start: 22 } },
      { id: 'b', mark: 3, asked_at: null },
    ],
  })
  const late = await send(token, 'PUT', `/api/scorecards/${cardId}`, { ...fields, version: 1 })
  expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'scorecard_conflict', current: { version: 2 } }])
  expect((await send(token, 'DELETE', `/api/scorecards/${cardId}`)).statusCode).toBe(204)
  expect((await send(token, 'GET', url)).json()).toEqual([])
})
