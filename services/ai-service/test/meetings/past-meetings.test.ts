import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { Conversation } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { openAccounts } from '../../src/platform/accounts.ts'
import { writePastMeetings, type PastMeeting } from '../../src/meetings/past/write-past-meetings.ts'
import { startChatApp } from '../chat/chat-app.ts'

const { app, candidateOf, databaseUrl, register, rowsOf } = startChatApp()

const meeting = (overrides: Partial<PastMeeting>): PastMeeting => ({
  creationKey: randomUUID(),
  subject: 'Kennismaking',
  description: '',
  starts: new Date('2025-03-12T09:00:00.000Z'),
  ends: new Date('2025-03-12T09:15:00.000Z'),
  zone: 'Europe/Amsterdam',
  attendees: ['sanne@example.nl'],
  candidateId: null,
  vacancyId: null,
  segments: null,
  ...overrides,
})

test('what was said is kept in order, and writing it again changes nothing', async () => {
  const token = `goed-${randomUUID()}`
  const owner = await register(token)
  const candidateId = await candidateOf(owner)
  const segments = ['Hallo ‘daar’.', 'Dag "jij" \\ 100%'].map((text, index) => ({
    start: index * 2.5,
    end: index * 2.5 + 2,
    speaker: 'Sanne',
    text,
  }))
  const meetings = [meeting({ candidateId, segments }), meeting({ subject: 'Zonder opname' })]
  const accounts = openAccounts({ url: databaseUrl(), connections: 1, onLostConnection: () => undefined })
  for (let time = 0; time < 2; time += 1)
    await accounts.transaction({ account: owner.accountId, organisation: owner.organisationId }, (connection) =>
      writePastMeetings(connection, owner, meetings),
    )
  await accounts.close()
  const answer = await app().inject({
    url: '/api/meeting-overview?sort=title',
    headers: { authorization: `Bearer ${token}` },
  })
  const marks = answer
    .json<Conversation[]>()
    .map((one) => [one.title, one.candidate?.id, one.participants, one.hasRecording, one.hasTranscript, one.join_url])
  expect(marks).toEqual([
    ['Kennismaking', candidateId, ['sanne@example.nl'], true, true, null],
    ['Zonder opname', undefined, ['sanne@example.nl'], false, false, null],
  ])
  expect(
    await rowsOf(
      owner,
      sql`select starts as start, ends as end, speaker, text from ai.meeting_segments order by position`,
    ),
  ).toEqual(segments)
  expect(
    await rowsOf(owner, sql`select candidate_id, way, to_char(given_on, 'YYYY-MM-DD') as given_on from ai.consents`),
  ).toEqual([{ candidate_id: candidateId, way: 'spoken', given_on: '2025-03-12' }])
})
