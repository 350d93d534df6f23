import { expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { END, HOUR, MINUTE, startTranscriptApp, VTT } from './transcript-app.ts'

const { peer, recruiter, meeting, job, read, repository } = startTranscriptApp()

const iso = (moment: number) => new Date(moment).toISOString()

test('a transcript that the database refuses holds up no other, and ends with a reason after three days', async () => {
  const { token, owner } = await recruiter()
  const meetings = await Promise.all([1, 2].map(() => meeting(owner)))
  for (const { joinUrl } of meetings) await peer().change({ transcript: { joinUrl, vtt: VTT } })
  // Whichever is stored first.
  let refused = ''
  const clock = { now: END + HOUR }
  const { runFor, failures } = job(clock, {
    store: (whose, claimed, segments, now) => {
      refused ||= claimed.id
      return claimed.id === refused
        ? Promise.reject(new Error('refused by the database'))
        : repository().store(whose, claimed, segments, now)
    },
  })
  await runFor(owner)
  const stored = meetings.find(({ id }) => id !== refused)?.id ?? ''
  expect(await read(token, stored)).toMatchObject({ state: 'available' })
  expect(await read(token, refused)).toMatchObject({ state: 'waiting', next_try_at: iso(clock.now + 5 * MINUTE) })
  expect(failures).toHaveLength(1)
  const nextTry = async () => (await read(token, refused)).next_try_at ?? null
  for (let next = await nextTry(); next !== null; next = await nextTry()) {
    clock.now = Date.parse(next)
    expect(clock.now - END).toBeLessThanOrEqual(74 * HOUR)
    await runFor(owner)
  }
  expect(await read(token, refused)).toMatchObject({ state: 'failed', error: messages.transcriptUnreadable })
})

test('a try whose outcome cannot be written holds up no other meeting', async () => {
  const { token, owner } = await recruiter()
  const meetings = await Promise.all([1, 2].map(() => meeting(owner)))
  // Whichever is asked for first.
  let lostId = ''
  const clock = { now: END + HOUR }
  const { runFor, failures } = job(clock, {
    postpone: (whose, claimed, outcome) => {
      lostId ||= claimed.id
      return claimed.id === lostId
        ? Promise.reject(new Error('connection lost'))
        : repository().postpone(whose, claimed, outcome)
    },
  })
  await runFor(owner)
  const postponed = meetings.find(({ id }) => id !== lostId)?.id ?? ''
  expect(await read(token, postponed)).toMatchObject({ next_try_at: iso(clock.now + 5 * MINUTE) })
  expect(failures).toHaveLength(1)
})
