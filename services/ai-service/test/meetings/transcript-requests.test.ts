import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from '@jest/globals'
import { messages, type MeetingTranscript } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { END, HOUR, SPOKEN, startTranscriptApp, VTT } from './transcript-app.ts'

const { agreed, peer, recruiter, meeting, job, read, request } = startTranscriptApp()

/** Milliseconds; a round that looks for work comes every 15 seconds. */
const LESS_THAN_A_ROUND = 12_000

beforeEach(async () => {
  await peer().change({ world: { transcriptsAllowed: true } })
})

test('before its end a meeting is asked for on request alone, and that costs no try', async () => {
  const { token, owner } = await recruiter()
  const { id, joinUrl } = await meeting(owner, { transcript: 'none', end: Date.now() + HOUR })
  const path = `/api/meeting-transcript/${id}`
  expect(await read(token, id)).toMatchObject({ state: 'none', next_try_at: null })
  await request(token, 'POST', path)
  await until('Teams to be asked', async () => {
    const { state, next_try_at } = await read(token, id)
    return state === 'waiting' && Date.parse(next_try_at ?? '') > Date.now() + HOUR
  })
  await peer().change({ transcript: { joinUrl, vtt: VTT } })
  await request(token, 'POST', path)
  await until('the transcript', async () => (await read(token, id)).state === 'available')
  expect((await read(token, id)).segments).toEqual(SPOKEN)
})

test('a meeting of somebody else, of a colleague, unfinished or unknown is not there', async () => {
  const { owner } = await recruiter({ isConnected: false })
  const { id } = await meeting(owner)
  const { token, owner: other } = await recruiter({ isConnected: false })
  const unfinished = await meeting(other, { state: 'unfinished' })
  for (const method of ['GET', 'POST'] as const)
    for (const unreachable of [id, unfinished.id, randomUUID(), 'geen-id']) {
      const response = await request(token, method, `/api/meeting-transcript/${unreachable}`)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ error: messages.meetingGone })
    }
})

test('a part that came later is there after asking again; when that gives nothing, what was stored stays', async () => {
  const { token, owner } = await recruiter()
  const { id, joinUrl } = await meeting(owner)
  const part = (createdDateTime: string, text: string) =>
    peer().change({
      transcript: { joinUrl, vtt: `WEBVTT\n\n0:0:0.0 --> 0:0:2.0\n<v Ilse>${text}</v>\n`, createdDateTime },
    })
  const textsOf = async () => (await read(token, id)).segments.map(({ text }) => text)
  const askAgain = async () => (await request(token, 'POST', `/api/meeting-transcript/${id}`)).json<MeetingTranscript>()
  await part('2027-03-28T09:00:00Z', 'Deel een.')
  await job({ now: END + HOUR }).runFor(owner)
  expect(await textsOf()).toEqual(['Deel een.'])
  await part('2027-03-28T09:30:00Z', 'Deel twee.')
  expect(await askAgain()).toMatchObject({ state: 'waiting', segments: [{ text: 'Deel een.' }] })
  await until('the second part', async () => (await textsOf()).length === 2)
  expect(await read(token, id)).toMatchObject({ state: 'available', error: null, metadata: { duration: 1_802 } })
  await peer().change({ world: { transcriptsAllowed: false } })
  await askAgain()
  await until('the answer of Teams', async () => (await read(token, id)).state === 'available')
  expect(await read(token, id)).toMatchObject({ error: messages.transcriptNotAllowed, next_try_at: null })
  expect(await textsOf()).toEqual(['Deel een.', 'Deel twee.'])
})

test('a cancelled meeting is not asked for', async () => {
  const { token, owner } = await recruiter()
  const { id, joinUrl } = await meeting(owner, { state: 'cancelled' })
  await peer().change({ transcript: { joinUrl, vtt: VTT } })
  await job({ now: END + HOUR }).runDue()
  expect((await request(token, 'POST', `/api/meeting-transcript/${id}`)).json()).toMatchObject({
    state: 'none',
    next_try_at: null,
  })
})

test('what Teams has of a talk with a candidate is summarised at once, without a round in between', async () => {
  const { token, owner } = await recruiter()
  const candidateId = await agreed(owner)
  // The second time a round that takes up what waits was just there.
  for (const isAfterRound of [false, true]) {
    const { id, joinUrl } = await meeting(owner, { candidateId, hasConsent: false })
    await peer().change({ transcript: { joinUrl, vtt: VTT } })
    const startTime = performance.now()
    await request(token, 'POST', `/api/meeting-transcript/${id}`)
    await until('the summary', async () => (await read(token, id)).recording?.state === 'done')
    if (isAfterRound) expect(performance.now() - startTime).toBeLessThan(LESS_THAN_A_ROUND)
  }
})
