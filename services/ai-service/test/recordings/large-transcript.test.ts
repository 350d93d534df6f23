import { expect, test } from '@jest/globals'
import { until } from '@wervio/testing/until'
import { startRecordingsApp } from './recordings-app.ts'

const { app, newRecruiter, read, sent, untilState } = startRecordingsApp()

/** What somebody says for days on end: reading it and summarising it each take seconds. */
const ENDLESS = Buffer.from(
  Array.from(
    { length: 20_000 },
    (_, at) => `Spreker ${at % 2}: Ik werk al ${at} jaar in een ziekenhuis. En ik maak de planning.\n`,
  ).join(''),
)

test('the service answers while it reads and summarises a transcript of megabytes', async () => {
  const { token, candidateId } = await newRecruiter()
  const id = await sent(token, ENDLESS, { candidate_id: candidateId })
  for (const state of ['converting', 'summarising']) {
    await until(async () => (await read(token, id)).state === state)
    expect((await app().inject('/health')).statusCode).toBe(200)
    expect((await read(token, id)).state).toBe(state)
  }
  await untilState(token, id, 'done')
  const { summary } = (
    await app().inject({ url: `/api/recordings/${id}`, headers: { authorization: `Bearer ${token}` } })
  ).json<{ summary: { unread_from?: object } }>()
  expect(summary.unread_from).toEqual({ position: 10_000, start: 10_000 })
})
