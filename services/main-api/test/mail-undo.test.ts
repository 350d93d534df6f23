import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Mail } from '@wervio/contracts'
import { startSmtpServer } from '@wervio/testing/smtp'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { mailsOf, smtpAt } from './mail-support.ts'
import { build, startApp, untilReady } from './start-app.ts'

/** Longer than any test takes. */
const UNDO_SECONDS = 3_600

let server: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  server = await startSmtpServer()
})
const started = startApp({ smtp: () => smtpAt(server.port, UNDO_SECONDS) })
afterAll(() => server.stop())

const { databaseUrl, recruiter } = started
const { act, createCandidate, draftFor, list, post, untilState } = mailsOf(started)

const queued = async () => {
  const { token, account } = await recruiter()
  const candidate = await createCandidate(token)
  return { token, account, mail: (await post(token, draftFor(candidate.id, { way: 'smtp' }))).json<Mail>() }
}

test('a mail waits until it can no longer be taken back', async () => {
  const { mail } = await queued()
  expect([mail.state, mail.sends_at !== null && mail.sends_at > mail.created_at]).toEqual(['queued', true])
})

test('one that is taken back stays in the log and is never sent, nor sent again', async () => {
  const owner = await queued()
  const { token, mail } = owner
  expect((await act(token, mail.id, 'cancel')).json()).toMatchObject({ state: 'cancelled' })
  expect((await act(token, mail.id, 'cancel')).statusCode).toBe(200)
  expect((await act(token, mail.id, 'retry')).statusCode).toBe(409)
  expect(await list(token)).toMatchObject([{ id: mail.id, state: 'cancelled' }])
  expect(server.state.mails).toEqual([])
})

test('a restart finds the mails that wait, also those whose job got lost', async () => {
  const owner = await queued()
  await asRecruiter(databaseUrl(), owner, sql`update main.mails set sends_at = clock_timestamp()`)
  const restarted = build(databaseUrl(), { smtp: smtpAt(server.port, UNDO_SECONDS) })
  try {
    await untilReady(restarted)
    await untilState(owner.token, owner.mail.id, 'sent')
    expect(server.state.mails).toHaveLength(1)
  } finally {
    await restarted.close()
  }
})
