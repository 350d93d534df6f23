import { meetingDraft, saveRecording } from '@wervio/contracts'
import { expect, test } from '@jest/globals'
import { demoCandidates } from '../candidates.ts'
import { demoVacancies } from '../vacancies.ts'
import { demoMeetings } from './demo-meetings.ts'
import { demoRecording } from './demo-recording.ts'

/** Days of summer and winter, late in the evening of UTC, and every day of a week. */
const seedingDays = [
  '2026-07-31T23:30:00Z',
  '2026-12-31T23:30:00Z',
  ...[1, 2, 3, 4, 5, 6, 7].map((day) => `2027-03-0${day}T12:00:00Z`),
]

test.each(seedingDays)('made on %s one meeting comes and one was, both on working days', (day) => {
  const now = new Date(day)
  const [comes, was] = demoMeetings(now)
  expect(comes?.starts.getTime()).toBeGreaterThan(now.getTime())
  for (const meeting of [comes, was]) expect([0, 6]).not.toContain(meeting?.starts.getUTCDay())
  expect(was?.ends.getTime()).toBeLessThan(now.getTime())
})

test('the meetings are with sample candidates, for vacancies in which they are, and nobody real takes part', () => {
  for (const { subject, description, candidate, vacancy, attendees } of demoMeetings(new Date())) {
    const person = demoCandidates.find(({ name }) => name === candidate)
    expect(person?.vacancy).toBe(vacancy)
    expect(demoVacancies.map(({ title }) => title.trim())).toContain(vacancy)
    const draft = { subject, description, attendees: [...attendees], startTime: '2026-11-24T10:00' }
    expect(meetingDraft.parse(draft)).toEqual(draft)
    for (const address of attendees) expect(address).toMatch(/@example\.nl$/)
  }
})

test('what was said goes back and forth, one after the other, within the meeting', () => {
  for (const { segments, candidate, starts, ends } of demoMeetings(new Date())) {
    if (!segments) continue
    expect(new Set(segments.map(({ speaker }) => speaker))).toContain(candidate)
    for (const [index, { start, end }] of segments.entries()) {
      expect(end).toBeGreaterThan(start)
      expect(start).toBeGreaterThanOrEqual(segments[index - 1]?.end ?? 0)
    }
    expect((segments.at(-1)?.end ?? 0) * 1_000).toBeLessThan(ends.getTime() - starts.getTime())
  }
})

test('the recording is one of the contract, of a sample candidate', () => {
  const { candidate, ...recording } = demoRecording
  expect(demoCandidates.map(({ name }) => name)).toContain(candidate)
  expect(saveRecording.body.parse(recording)).toEqual(recording)
})
