import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { conversation, limits, type Conversation } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { startChatApp } from '../chat/chat-app.ts'

const { app, asOwner, candidateOf, register, rowsOf } = startChatApp()

type Owner = Awaited<ReturnType<typeof register>>
const HOUR = 3_600_000
/** Hours before or after now; far enough from it for a slow test. */
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString()

const start = async () => {
  const token = `goed-${randomUUID()}`
  const owner = await register(token)
  const candidateId = await candidateOf(owner)
  await asOwner(owner, sql`update main.candidates set name = 'Zoë van der Kåde' where id = ${candidateId}`)
  return { token, owner, candidateId }
}

type Planned = {
  subject?: string
  starts?: string
  state?: string
  attendees?: string[]
  recordingSet?: boolean | null
  transcript?: string
  /** When one was stored; by default where `transcript` says that it is there. */
  processedAt?: string | null
  candidateId?: string | null
  /** Whether whoever was in it agreed; only matters without a candidate. */
  hasConsent?: boolean
}

/** A meeting of an hour. */
const addMeeting = async (owner: Owner, planned: Planned = {}): Promise<string> => {
  const id = randomUUID()
  const {
    subject = 'Kennismaking',
    starts = inHours(-48),
    state = 'planned',
    attendees = ['jan@voorbeeld.nl'],
  } = planned
  const { recordingSet = null, transcript = 'none', candidateId = null } = planned
  const { processedAt = transcript === 'available' ? inHours(-1) : null } = planned
  await rowsOf(
    owner,
    sql`insert into ai.meetings (id, organisation_id, account_id, creation_key, subject, description, starts, ends, time_zone, attendees, enable_bot, recording_set, state, transcript, transcript_processed_at, candidate_id, join_url)
      values (${id}::uuid, ${owner.organisationId}::uuid, ${owner.accountId}::uuid, ${randomUUID()}::uuid, ${subject}, '', ${starts}::timestamptz, ${starts}::timestamptz + interval '1 hour',
        'Europe/Amsterdam', ${sql`array[${sql.join(
          attendees.map((one) => sql`${one}::text`),
          sql`, `,
        )}]`}, true, ${recordingSet}::boolean, ${state}, ${transcript}, ${processedAt}::timestamptz, ${candidateId}::uuid, 'https://teams.example/1')`,
  )
  if (planned.hasConsent ?? true)
    await rowsOf(
      owner,
      sql`insert into ai.consents (id, organisation_id, meeting_id, candidate_id, account_id, wording, way, given_on)
        values (gen_random_uuid(), ${owner.organisationId}::uuid, ${candidateId === null ? id : null}::uuid, ${candidateId}::uuid, ${owner.accountId}::uuid, 'Ja.', 'spoken', '2026-01-05')`,
    )
  return id
}

const addRecording = async (owner: Owner, candidateId: string, fileName: string, said = 'Hallo.'): Promise<string> => {
  const id = randomUUID()
  await rowsOf(
    owner,
    sql`insert into ai.recordings (id, organisation_id, candidate_id, account_id, file_name, summary, transcript, created_at)
      values (${id}::uuid, ${owner.organisationId}::uuid, ${candidateId}::uuid, ${owner.accountId}::uuid, ${fileName}, '', ${said}, ${inHours(-24)}::timestamptz)`,
  )
  return id
}

const get = (token: string, address: string) =>
  app().inject({ url: address, headers: { authorization: `Bearer ${token}` } })
const list = async (token: string, query = ''): Promise<Conversation[]> => {
  const answer = await get(token, `/api/meeting-overview${query}`)
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return z.array(conversation).parse(answer.json())
}
const titles = async (token: string, query = '') => (await list(token, query)).map(({ title }) => title)

test('meetings and recordings are one list, newest first, with all that is known of each', async () => {
  const { token, owner, candidateId } = await start()
  const starts = inHours(48)
  const meetingId = await addMeeting(owner, { starts, candidateId })
  const recordingId = await addRecording(owner, candidateId, 'gesprek.mp3')
  const candidate = { id: candidateId, name: 'Zoë van der Kåde' }
  expect(await list(token)).toEqual([
    {
      id: meetingId,
      kind: 'meeting',
      title: 'Kennismaking',
      start: starts,
      duration: 60,
      participants: ['jan@voorbeeld.nl'],
      hasRecording: false,
      hasTranscript: false,
      source: null,
      state: 'planned',
      join_url: 'https://teams.example/1',
      candidate,
    },
    {
      id: recordingId,
      kind: 'recording',
      title: 'gesprek.mp3',
      start: expect.any(String),
      duration: null,
      participants: [candidate.name],
      hasRecording: true,
      hasTranscript: true,
      source: 'entered',
      state: 'planned',
      join_url: null,
      candidate,
    },
  ])
})

test('recordings on their way, failed or deleted are no conversations yet; a transcript that came along has no sound', async () => {
  const { token, owner, candidateId } = await start()
  const addAs = async (fileName: string, set: ReturnType<typeof sql>) => {
    const id = await addRecording(owner, candidateId, fileName)
    await rowsOf(owner, sql`update ai.recordings set ${set} where id = ${id}::uuid`)
  }
  await addAs('bezig.mp3', sql`state = 'transcribing'`)
  await addAs('mislukt.mp3', sql`state = 'failed', failure = 'no_speech'`)
  await addAs('weg.mp3', sql`deleted_at = clock_timestamp()`)
  await addAs('klaar.mp3', sql`source = 'file', duration = 2520`)
  await addAs('klaar.vtt', sql`source = 'transcript_file', duration = 600`)
  expect(await titles(token, '?sort=title')).toEqual(['klaar.mp3', 'klaar.vtt'])
  expect((await list(token, '?sort=title')).map(({ duration, hasRecording }) => [duration, hasRecording])).toEqual([
    [42, true],
    [10, false],
  ])
  expect(await titles(token, '?filter=recorded')).toEqual(['klaar.mp3'])
})

test('a recording is told of only where Teams made a transcript along with it', async () => {
  const { token, owner, candidateId } = await start()
  await addMeeting(owner, { subject: 'a', recordingSet: true, transcript: 'waiting' })
  await addMeeting(owner, { subject: 'b', recordingSet: true, transcript: 'available' })
  await addMeeting(owner, { subject: 'c', recordingSet: false, transcript: 'available' })
  await addRecording(owner, candidateId, 'd', '')
  const marks = (await list(token, '?sort=title')).map((one) => [one.title, one.hasRecording, one.hasTranscript])
  expect(marks).toEqual([
    ['a', false, false],
    ['b', true, true],
    ['c', false, true],
    ['d', true, false],
  ])
  expect(await titles(token, '?sort=title&filter=recorded')).toEqual(['b', 'd'])
  expect(await titles(token, '?sort=title&filter=transcribed')).toEqual(['b', 'c'])
})

test('a transcript that is asked for again is there meanwhile', async () => {
  const { token, owner } = await start()
  await addMeeting(owner, { recordingSet: true, transcript: 'waiting', processedAt: inHours(-1) })
  expect(await list(token)).toMatchObject([{ hasRecording: true, hasTranscript: true }])
  expect(await titles(token, '?filter=transcribed')).toHaveLength(1)
})

test('what comes and what was; a cancelled meeting does not come, an unfinished one is nowhere', async () => {
  const { token, owner, candidateId } = await start()
  await addMeeting(owner, { subject: 'komt', starts: inHours(24) })
  await addMeeting(owner, { subject: 'afgezegd', starts: inHours(25), state: 'cancelled' })
  await addMeeting(owner, { subject: 'half', starts: inHours(26), state: 'unfinished' })
  await addMeeting(owner, { subject: 'was' })
  await addRecording(owner, candidateId, 'opname')
  expect(await titles(token, '?sort=title')).toEqual(['afgezegd', 'komt', 'opname', 'was'])
  expect(await titles(token, '?filter=upcoming')).toEqual(['komt'])
  expect(await titles(token, '?filter=past&sort=title')).toEqual(['opname', 'was'])
})

test.each([
  ['zoe kade', ['gesprek.mp3', 'met']],
  ['KÅDE', ['gesprek.mp3', 'met']],
  ['reunie', ['Réunie']],
  ['ＲＥＵＮＩＥ', ['Réunie']],
  ['piet', ['Réunie']],
  ['GESPREK piet', []],
  ['%', []],
  ["'; drop table ai.meetings", []],
])('%s is sought in titles, participants and names, whatever the case and the accents', async (q, expected) => {
  const { token, owner, candidateId } = await start()
  await addMeeting(owner, { subject: 'Réunie', attendees: ['piet@voorbeeld.nl'] })
  await addMeeting(owner, { subject: 'met', candidateId })
  await addRecording(owner, candidateId, 'gesprek.mp3')
  expect(await titles(token, `?sort=title&q=${encodeURIComponent(q)}`)).toEqual(expected)
})

test.each(['newest', 'oldest', 'title'])(
  'pages by %s hold everything once, in the order of the whole list',
  async (sort) => {
    const { token, owner, candidateId } = await start()
    const same = inHours(-72)
    for (const subject of ['Échte', 'echte', 'Appel', 'zes', 'Zes', ''])
      await addMeeting(owner, { subject, starts: same })
    for (const name of ['banaan.mp3', 'Échte']) await addRecording(owner, candidateId, name)
    const whole = await list(token, `?sort=${sort}`)
    expect(whole).toHaveLength(8)
    const paged: Conversation[] = []
    let address: string | undefined = `/api/meeting-overview?sort=${sort}&limit=3`
    while (address !== undefined) {
      const answer = await get(token, address)
      paged.push(...z.array(conversation).parse(answer.json()))
      address = /^<([^>]*)>; rel="next"$/.exec(String(answer.headers['link'] ?? ''))?.[1]
    }
    expect(paged).toEqual(whole)
  },
)

test('a colleague sees the recordings but not the meetings, a stranger nothing', async () => {
  const { token, owner, candidateId } = await start()
  await addMeeting(owner, { candidateId })
  await addRecording(owner, candidateId, 'gesprek.mp3')
  const colleague = `goed-${randomUUID()}`
  await asOwner(
    owner,
    sql`insert into main.accounts (id, organisation_id, provider, provider_uid, email, role) values (${randomUUID()}, ${owner.organisationId}, 'email', ${colleague}, 'ans@voorbeeld.nl', 'recruiter')`,
  )
  const stranger = await start()
  expect(await titles(token)).toHaveLength(2)
  expect(await titles(colleague)).toEqual(['gesprek.mp3'])
  expect(await titles(stranger.token)).toEqual([])
})

test.each([
  ['an unknown filter', 'filter=weg'],
  ['an unknown order', 'sort=omhoog'],
  ['an empty page', 'limit=0'],
  ['a cursor that nobody wrote', 'cursor=abc'],
  ['too many words', `q=${'x'.repeat(limits.searchText + 1)}`],
  ['a zero byte', 'q=%00'],
])('%s is refused', async (_, query) => {
  const { token } = await start()
  expect((await get(token, `/api/meeting-overview?${query}`)).statusCode).toBe(400)
})

test('a transcript without consent is none to filter by', async () => {
  const { token, owner, candidateId } = await start()
  await addMeeting(owner, { subject: 'a', recordingSet: true, transcript: 'available', hasConsent: false })
  await addMeeting(owner, { subject: 'b', recordingSet: true, transcript: 'available', candidateId })
  expect((await list(token, '?sort=title')).map(({ hasTranscript }) => hasTranscript)).toEqual([false, true])
  expect(await titles(token, '?filter=transcribed')).toEqual(['b'])
  expect(await titles(token, '?filter=unread')).toEqual(['b'])
})

test('a transcript from Teams waits until its account opened it, thirty days at most', async () => {
  const { token, owner } = await start()
  const stranger = await start()
  const unread = async (of = token) => titles(of, '?filter=unread')
  const see = async (id: string, of = token) =>
    (
      await app().inject({
        method: 'POST',
        url: `/api/meeting-transcript/${id}/seen`,
        headers: { authorization: `Bearer ${of}` },
      })
    ).statusCode
  const without = await addMeeting(owner, { subject: 'Nog zonder', transcript: 'waiting' })
  const transcribedId = await addMeeting(owner, { subject: 'Uitgeschreven', transcript: 'available' })
  await addMeeting(owner, { subject: 'Lang geleden', transcript: 'available', processedAt: inHours(-31 * 24) })
  expect(await unread()).toEqual(['Uitgeschreven'])
  expect(await see(transcribedId, stranger.token)).toBe(404)
  expect(await unread()).toEqual(['Uitgeschreven'])
  // Without a transcript there is nothing to look at, and it is news when it comes.
  expect([await see(without), await see(transcribedId), await see(randomUUID()), await see('x')]).toEqual([
    204, 204, 404, 404,
  ])
  expect(await unread()).toEqual([])
  await rowsOf(owner, sql`update ai.meetings set transcript_processed_at = now() where id = ${without}::uuid`)
  expect(await unread()).toEqual(['Nog zonder'])
})
