import { beforeEach, expect, test } from '@jest/globals'
import { messages, otherAccountTranscriptText } from '@wervio/contracts'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import { NOOR } from './meetings-app.ts'
import { END, HOUR, MINUTE, SPOKEN, startTranscriptApp, VTT } from './transcript-app.ts'

const { peer, recruiter, connect, execute, meeting, job, read, repository, request } = startTranscriptApp()

beforeEach(async () => {
  await peer().change({
    world: { graph: null, transcriptsAllowed: true, transcriptsGranted: true, revoked: false, tokenLifetime: 3_600 },
  })
})

const iso = (moment: number) => new Date(moment).toISOString()
/** Requests for one meeting's transcripts that Graph got. */
const contentRequests = async () => (await peer().state()).requests.filter((line) => line.includes('/content'))

test('five minutes after the meeting Teams is asked, and what it has is stored with its speakers', async () => {
  const { token, owner } = await recruiter()
  const { id, joinUrl } = await meeting(owner)
  await peer().change({ transcript: { joinUrl, vtt: VTT } })
  const clock = { now: END + 5 * MINUTE - 1 }
  const { runDue, failures } = job(clock)
  await runDue()
  expect(await read(token, id)).toMatchObject({
    state: 'waiting',
    segments: [],
    next_try_at: iso(END + 5 * MINUTE),
    error: null,
  })
  clock.now += 1
  await runDue()
  expect(await read(token, id)).toEqual({
    segments: SPOKEN,
    metadata: { duration: 9.5, processed_at: iso(END + 5 * MINUTE) },
    state: 'available',
    next_try_at: null,
    auth_required: false,
    consent: { stands: true, candidate: null, given: expect.objectContaining({ wording: 'Iedereen vindt het goed.' }) },
    recording: null,
    error: null,
  })
  expect(failures).toEqual([])
})

test('while Teams has none it is asked again after minutes, then hours, and after three days no more', async () => {
  const { token, owner } = await recruiter()
  const { id } = await meeting(owner)
  const clock = { now: END + 5 * MINUTE }
  const { runDue } = job(clock)
  const waits: number[] = []
  while (waits.length < 100) {
    await runDue()
    const { state, next_try_at } = await read(token, id)
    if (state !== 'waiting') break
    const next = Date.parse(next_try_at ?? '')
    waits.push(next - clock.now)
    clock.now = next
  }
  expect(waits.slice(0, 7)).toEqual([5, 5, 10, 10, 30, 60, 120].map((minutes) => minutes * MINUTE))
  expect(clock.now - END).toBeGreaterThan(71 * HOUR)
  expect(clock.now - END).toBeLessThanOrEqual(73 * HOUR)
  expect(await read(token, id)).toMatchObject({
    state: 'failed',
    next_try_at: null,
    error: messages.transcriptNeverMade,
  })
})

test('transcription that was stopped and started again is one transcript, in the order it was said', async () => {
  const { token, owner } = await recruiter()
  const { id, joinUrl } = await meeting(owner)
  const part = (text: string) => `WEBVTT\n\n-0:0:2.0 --> 0:0:1.0\n<v Ilse>${text}</v>\n`
  await peer().change({
    transcript: { joinUrl, vtt: part('Deel een.'), createdDateTime: '2027-03-28T09:00:00.8968037Z' },
  })
  await peer().change({
    transcript: { joinUrl, vtt: part('Deel twee.'), createdDateTime: '2027-03-28T09:20:30.8968037Z' },
  })
  await job({ now: END + HOUR }).runDue()
  const { segments, metadata } = await read(token, id)
  expect(segments).toEqual([
    { start: 0, end: 3, speaker: 'Ilse', text: 'Deel een.' },
    { start: 1_230, end: 1_233, speaker: 'Ilse', text: 'Deel twee.' },
  ])
  expect(metadata.duration).toBe(1_233)
})

test('without consent for transcripts it says so at once, and asking again after consent works', async () => {
  const { token, owner } = await recruiter()
  const { id, joinUrl } = await meeting(owner)
  await peer().change({ world: { transcriptsAllowed: false }, transcript: { joinUrl, vtt: VTT } })
  await job({ now: END + HOUR }).runDue()
  expect(await read(token, id)).toMatchObject({ state: 'failed', error: messages.transcriptNotAllowed })
  await peer().change({ world: { transcriptsAllowed: true } })
  const response = await request(token, 'POST', `/api/meeting-transcript/${id}`)
  expect(response.statusCode).toBe(202)
  expect(response.json()).toMatchObject({ state: 'waiting', error: null })
  await until('the transcript', async () => (await read(token, id)).state === 'available')
  expect((await read(token, id)).segments).toEqual(SPOKEN)
})

test('where no administrator granted transcripts, the connection stays and the transcript says why', async () => {
  const { token, owner } = await recruiter()
  const { id, joinUrl } = await meeting(owner)
  await peer().change({ world: { transcriptsGranted: false }, transcript: { joinUrl, vtt: VTT } })
  await job({ now: END + HOUR }).runDue()
  expect(await read(token, id)).toMatchObject({ state: 'failed', error: messages.transcriptNotAllowed })
  const connection = await request(token, 'GET', '/api/teams-connection')
  expect(connection.json()).toMatchObject({ connected: true })
})

test.each([
  ['a meeting that Teams does not know (404)', { kind: 'status', status: 404 }, 5 * MINUTE],
  ['an outage (503)', { kind: 'status', status: 503, retryAfter: 0 }, 5 * MINUTE],
  ['throttling, for as long as Graph says', { kind: 'throttled', retryAfter: 1_200 }, 20 * MINUTE],
])(
  '%s is waited out',
  async (_, graph, wait) => {
    const { token, owner } = await recruiter()
    const { id, joinUrl } = await meeting(owner)
    await peer().change({ transcript: { joinUrl, vtt: VTT }, world: { graph } })
    const clock = { now: END + HOUR }
    const { runDue } = job(clock)
    await runDue()
    expect(await read(token, id)).toMatchObject({ state: 'waiting', next_try_at: iso(clock.now + wait), error: null })
    await peer().change({ world: { graph: null } })
    clock.now += wait
    await runDue()
    expect(await read(token, id)).toMatchObject({ state: 'available' })
  },
  60_000,
)

test.each([
  ['no WebVTT', '<html>oeps</html>'],
  ['WebVTT without one time that can be read', 'WEBVTT\n\nx --> y\nhallo\n'],
])('a transcript that is %s ends with a reason', async (_, vtt) => {
  const { token, owner } = await recruiter()
  const { id, joinUrl } = await meeting(owner)
  await peer().change({ transcript: { joinUrl, vtt } })
  await job({ now: END + HOUR }).runDue()
  expect(await read(token, id)).toMatchObject({ state: 'failed', error: messages.transcriptUnreadable })
})

test('a connection that ended waits for a new one without giving up', async () => {
  const { token, owner } = await recruiter({ isConnected: false })
  const { id, joinUrl } = await meeting(owner)
  await peer().change({ transcript: { joinUrl, vtt: VTT } })
  const clock = { now: END + HOUR }
  const { runDue } = job(clock)
  for (let hour = 0; hour < 100; hour += 1, clock.now += HOUR) await runDue()
  expect(await read(token, id)).toMatchObject({
    state: 'waiting',
    auth_required: true,
    error: messages.transcriptNeedsTeams,
    next_try_at: iso(clock.now),
  })
  await connect(token)
  await until('the transcript', async () => (await read(token, id)).state === 'available')
  expect(await read(token, id)).toMatchObject({ auth_required: false, error: null })
})

test('the transcript of a meeting that another account holds waits for that account without giving up', async () => {
  const { token, owner } = await recruiter()
  const { id, joinUrl } = await meeting(owner, { account: `${NOOR.tid}/somebody-else` })
  await peer().change({ transcript: { joinUrl, vtt: VTT } })
  const clock = { now: END + HOUR }
  const { runFor, failures } = job(clock)
  for (let hour = 0; hour < 25; hour += 1, clock.now += HOUR) await runFor(owner)
  expect(failures).toEqual([])
  expect(await read(token, id)).toMatchObject({
    state: 'waiting',
    auth_required: true,
    error: otherAccountTranscriptText('noor@werving.example'),
    next_try_at: iso(clock.now),
  })
  await execute(
    owner,
    sql`update ai.meetings set microsoft_account = ${`${NOOR.tid}/${NOOR.oid}`} where id = ${id}::uuid`,
  )
  expect((await request(token, 'DELETE', '/api/teams-connection')).statusCode).toBe(204)
  // Nobody has to ask for it again.
  await connect(token)
  await until('the transcript', async () => (await read(token, id)).state === 'available')
  expect((await read(token, id)).segments).toEqual(SPOKEN)
})

test('tokens that were taken back make it wait for a new sign-in', async () => {
  const { token, owner } = await recruiter()
  const { id, joinUrl } = await meeting(owner)
  await peer().change({ transcript: { joinUrl, vtt: VTT }, world: { revoked: true } })
  const clock = { now: END + HOUR }
  await job(clock).runFor(owner)
  expect(await read(token, id)).toMatchObject({ state: 'waiting', auth_required: true })
  await peer().change({ world: { revoked: false } })
  // Nobody has to ask for it again.
  await connect(token)
  await until('the transcript', async () => (await read(token, id)).state === 'available')
})

test('of two processes one asks, and nothing is stored twice', async () => {
  const { token, owner } = await recruiter()
  const meetings = await Promise.all([1, 2, 3].map(() => meeting(owner)))
  for (const { joinUrl } of meetings) await peer().change({ transcript: { joinUrl, vtt: VTT } })
  const before = (await contentRequests()).length
  const clock = { now: END + HOUR }
  await Promise.all([job(clock).runDue(), job(clock).runDue()])
  expect((await contentRequests()).length - before).toBe(3)
  for (const { id } of meetings) expect((await read(token, id)).segments).toEqual(SPOKEN)
})

test('a process that ends in the middle is followed by another once its claim ran out, and writes nothing any more', async () => {
  const { token, owner } = await recruiter()
  const { id, joinUrl } = await meeting(owner)
  await peer().change({ transcript: { joinUrl, vtt: VTT } })
  const clock = { now: END + HOUR }
  const [claimed] = await repository().claim(owner, clock.now)
  if (!claimed) throw new Error('nothing was due')
  const { runDue } = job(clock)
  clock.now = claimed.claimed_until.getTime() - 1
  await runDue()
  expect(await read(token, id)).toMatchObject({ state: 'waiting', segments: [] })
  clock.now += 1
  await runDue()
  const stored = await read(token, id)
  expect(stored.segments).toEqual(SPOKEN)
  const late = [{ start: 0, end: 1, speaker: '', text: 'Te laat.' }]
  expect(await repository().store(owner, claimed, late, clock.now)).toBe(false)
  expect(await read(token, id)).toEqual(stored)
})

test('a process that is asked to stop gives back what it has, and the next one goes on at once', async () => {
  const { token, owner } = await recruiter()
  const { id, joinUrl } = await meeting(owner)
  const { id: second, joinUrl: secondUrl } = await meeting(owner)
  for (const address of [joinUrl, secondUrl]) await peer().change({ transcript: { joinUrl: address, vtt: VTT } })
  await peer().change({ world: { graph: { kind: 'hangs', times: 1 } } })
  const clock = { now: END + HOUR }
  const { runFor, stop, failures } = job(clock)
  const { length } = (await peer().state()).requests
  const round = runFor(owner)
  await until('Graph to be asked', async () => (await peer().state()).requests.length > length)
  await stop()
  await round
  expect(failures).toEqual([])
  expect(await read(token, id)).toMatchObject({ state: 'waiting', next_try_at: iso(clock.now), error: null })
  await job(clock).runFor(owner)
  for (const each of [id, second]) expect((await read(token, each)).segments).toEqual(SPOKEN)
})

test('a transcript is stored whole or not at all', async () => {
  const { token, owner } = await recruiter()
  const { id } = await meeting(owner)
  const [claimed] = await repository().claim(owner, END + HOUR)
  if (!claimed) throw new Error('nothing was due')
  const broken = [
    { start: 0, end: 1, speaker: 'Noor', text: 'Dit gaat.' },
    { start: 5, end: 1, speaker: 'Noor', text: 'Dit neemt de database niet.' },
  ]
  await expect(repository().store(owner, claimed, broken, END + HOUR)).rejects.toThrow()
  expect(await read(token, id)).toMatchObject({ state: 'waiting', segments: [], metadata: { processed_at: null } })
})

test('a long transcript, in the order it was said', async () => {
  const { token, owner } = await recruiter()
  const { id, joinUrl } = await meeting(owner)
  const cues = Array.from(
    { length: 4_000 },
    (_, at) =>
      `${Math.floor(at / 1_200)}:${Math.floor(at / 20) % 60}:${(at % 20) * 3}.0 --> ${Math.floor(at / 1_200)}:${Math.floor(at / 20) % 60}:${(at % 20) * 3 + 2}.0\n<v Spreker ${at % 2}>Zin ${at}.</v>`,
  )
  await peer().change({ transcript: { joinUrl, vtt: ['WEBVTT', ...cues].join('\n\n') } })
  await job({ now: END + HOUR }).runDue()
  const { segments } = await read(token, id)
  expect(segments.map(({ text }) => text)).toEqual(Array.from({ length: 4_000 }, (_, at) => `Zin ${at}.`))
})
