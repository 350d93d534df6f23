import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { messages, type Mail } from '@wervio/contracts'
import { startSmtpServer } from '@wervio/testing/smtp'
import { until } from '@wervio/testing/until'
import { sql } from 'drizzle-orm'
import { asRecruiter } from './as-recruiter.ts'
import { candidatesOf } from './candidates-support.ts'
import { passRetryDelay } from './job-time.ts'
import { mailsOf, smtpAt, TEXT } from './mail-support.ts'
import { build, startApp, untilReady } from './start-app.ts'

let server: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  server = await startSmtpServer()
})
const started = startApp({ smtp: () => smtpAt(server.port) })
afterAll(() => server.stop())
beforeEach(() => {
  server.state.mood = 'accept'
})

const { call, databaseUrl, recruiter } = started
const { act, createCandidate, draftFor, list, post, untilState } = mailsOf(started)
const { change, events } = candidatesOf(started)

const somebody = async () => {
  const { token, account } = await recruiter()
  const address = `${randomUUID()}@voorbeeld.nl`
  return { token, account, address, candidate: await createCandidate(token, address) }
}
type Somebody = Awaited<ReturnType<typeof somebody>>
const queued = async ({ token, candidate, address }: Somebody): Promise<Mail> =>
  (await post(token, draftFor(candidate.id, { to: address, way: 'smtp', template: 'invitation' }))).json<Mail>()
const mailsTo = ({ address }: Somebody) => server.state.mails.filter(({ to }) => to.includes(address))

test('a mail is sent once as it was seen, however often it is asked for, and the timeline notes that it left', async () => {
  const owner = await somebody()
  const { token, account, candidate, address } = owner
  const draft = draftFor(candidate.id, { to: address, way: 'smtp', template: 'invitation' })
  const [first, second] = await Promise.all([post(token, draft), post(token, draft)])
  expect(new Set([first.statusCode, second.statusCode])).toEqual(new Set([200, 201]))
  const sentMail = await untilState(token, first.json<Mail>().id, 'sent')
  expect([sentMail.reason, typeof sentMail.sent_at]).toEqual([null, 'string'])
  const [taken, ...others] = mailsTo(owner)
  expect([taken?.from, others]).toEqual(['werving@linde.example', []])
  expect(taken?.message).toMatch(new RegExp(`^Reply-To: ${account.email}\r$`, 'm'))
  expect(taken?.message).toContain(TEXT.subject)
  expect((await events(token, candidate.id)).filter(({ kind }) => kind === 'contacted')).toMatchObject([
    { data: { way: 'smtp', template: 'invitation', subject: TEXT.subject } },
  ])
})

test('the settings say from which address', async () => {
  const { token } = await recruiter()
  expect((await call(token, { url: '/api/mail-settings' })).json()).toMatchObject({
    can_send: true,
    from: 'werving@linde.example',
  })
})

test('an address that the server refuses is final, with the reason, until it is sent again', async () => {
  const owner = await somebody()
  const { token, candidate } = owner
  server.state.mood = 'refuse-recipient'
  const { id } = await queued(owner)
  expect(await untilState(token, id, 'failed')).toMatchObject({ reason: messages.mailRecipientRefused, sent_at: null })
  expect((await events(token, candidate.id)).map(({ kind }) => kind)).not.toContain('contacted')
  server.state.mood = 'accept'
  expect((await act(token, id, 'retry')).statusCode).toBe(200)
  await untilState(token, id, 'sent')
  expect(mailsTo(owner)).toHaveLength(1)
})

test('a mail that failed is not sent again to an address that is no longer the candidate’s', async () => {
  const owner = await somebody()
  const { token, candidate } = owner
  server.state.mood = 'refuse-recipient'
  const { id } = await queued(owner)
  await untilState(token, id, 'failed')
  await change(token, candidate.id, { email: 'nieuw@voorbeeld.nl' })
  const refused = await act(token, id, 'retry')
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([409, messages.mailAddressChanged])
})

test('a server that asks for later gets the mail later', async () => {
  const owner = await somebody()
  const { token } = owner
  server.state.mood = 'greylist'
  const { id } = await queued(owner)
  await until('the first try', async () => (await list(token)).some((mail) => mail.reason === messages.mailServerBusy))
  expect(await list(token)).toMatchObject([{ id, state: 'queued' }])
  server.state.mood = 'accept'
  await until('the mail to be sent', async () => {
    await passRetryDelay(databaseUrl())
    return (await list(token)).some(({ state }) => state === 'sent')
  })
  expect(mailsTo(owner)).toHaveLength(1)
})

test('a connection that breaks while the text goes over leaves the mail uncertain; it is sent again by hand alone', async () => {
  const owner = await somebody()
  const { token } = owner
  server.state.mood = 'drop'
  const { id } = await queued(owner)
  expect(await untilState(token, id, 'uncertain')).toMatchObject({ reason: messages.mailUncertain })
  server.state.mood = 'accept'
  await act(token, id, 'retry')
  await untilState(token, id, 'sent')
  expect(mailsTo(owner)).toHaveLength(1)
})

test('after a crash in the middle of sending nothing is sent twice: it is uncertain', async () => {
  const owner = await somebody()
  server.state.mood = 'refuse-recipient'
  const { id } = await queued(owner)
  await untilState(owner.token, id, 'failed')
  server.state.mood = 'accept'
  // As a process leaves it that was killed between the answer of the mail server and our row.
  await asRecruiter(
    databaseUrl(),
    owner,
    sql`update main.mails set state = 'sending', sends_at = clock_timestamp() where id = ${id}`,
  )
  const restarted = build(databaseUrl(), { smtp: smtpAt(server.port) })
  try {
    await untilReady(restarted)
    await untilState(owner.token, id, 'uncertain')
    expect(mailsTo(owner)).toEqual([])
  } finally {
    await restarted.close()
  }
})

test('an erased candidate gets no mail that waited', async () => {
  const owner = await somebody()
  const { token, candidate } = owner
  server.state.mood = 'greylist'
  await queued(owner)
  await until('the first try', async () => (await list(token)).some((mail) => mail.reason === messages.mailServerBusy))
  server.state.mood = 'accept'
  await call(token, { method: 'DELETE', url: `/api/candidates/${candidate.id}` })
  await passRetryDelay(databaseUrl())
  const other = await somebody()
  await untilState(other.token, (await queued(other)).id, 'sent')
  expect(mailsTo(owner)).toEqual([])
})

test('a server that never takes the mail is given up after a few tries, with the reason', async () => {
  const owner = await somebody()
  const { token } = owner
  server.state.mood = 'greylist'
  const attempts = server.state.attempts
  const { id } = await queued(owner)
  const failed = await until('the last try', async () => {
    await passRetryDelay(databaseUrl())
    return (await list(token)).find((mail) => mail.id === id && mail.state === 'failed')
  })
  expect(failed).toMatchObject({ reason: messages.mailGivenUp, sent_at: null })
  expect(server.state.attempts - attempts).toBe(8)
})

test('a mail of somebody whose account is gone by then is not sent in their name', async () => {
  const owner = await somebody()
  const { token } = owner
  server.state.mood = 'greylist'
  const { id } = await queued(owner)
  await until('the first try', async () => (await list(token)).some((mail) => mail.reason === messages.mailServerBusy))
  server.state.mood = 'accept'
  // As the deletion of an account leaves it.
  await asRecruiter(databaseUrl(), owner, sql`update main.mails set account_id = null where id = ${id}`)
  const failed = await until('the mail to fail', async () => {
    await passRetryDelay(databaseUrl())
    return (await list(token)).find((mail) => mail.id === id && mail.state === 'failed')
  })
  expect(failed).toMatchObject({ reason: messages.mailSenderGone, by: null })
  expect(mailsTo(owner)).toEqual([])
})
