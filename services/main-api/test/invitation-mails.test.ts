import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { Writable } from 'node:stream'
import { messages, type InvitationDraft } from '@wervio/contracts'
import { startSmtpServer, type SmtpMood } from '@wervio/testing/smtp'
import { aiRowsOf } from './ai-rows.ts'
import { colleaguesOf } from './colleagues-support.ts'
import { smtpAt } from './mail-support.ts'
import { build, startApp, untilReady } from './start-app.ts'

let server: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  server = await startSmtpServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  Object.assign(server.state, { mood: 'accept', mails: [], attempts: 0, texts: 0 })
})
const started = startApp({ smtp: () => smtpAt(server.port) })
const { call, databaseUrl, recruiter } = started
const { invited, open } = colleaguesOf(started)
const { dump } = aiRowsOf(databaseUrl)

const NOOR: InvitationDraft = { role: 'recruiter', email: 'noor@voorbeeld.nl' }
const mail = (token: string, id: string, secret: string, origin = 'http://localhost:3000') =>
  call(token, {
    method: 'POST',
    url: `/api/invitations/${id}/mail`,
    payload: { secret },
    headers: { origin },
  })
/** The text of the only mail that was taken, with its lines joined again. */
const takenText = (): string => {
  expect(server.state.mails).toHaveLength(1)
  const message = server.state.mails[0]?.message ?? ''
  return message
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/((?:=[0-9A-F]{2})+)/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
}

test('an invitation is mailed to its address with the link that works, and answers go to whoever invites', async () => {
  const owner = await recruiter()
  await call(owner.token, { method: 'PATCH', url: '/api/organisation', payload: { name: 'Werving Noord' } })
  const { id, secret } = await invited(owner.token, NOOR)
  const answer = await mail(owner.token, id, secret)
  expect([answer.statusCode, answer.json()]).toEqual([200, { state: 'sent', reason: null }])
  expect(server.state.mails[0]?.to).toEqual(['noor@voorbeeld.nl'])
  const text = takenText()
  expect(text).toContain(`http://localhost:3000/uitnodiging#${secret}`)
  expect(text).toContain('Werving Noord')
  expect(text).toMatch(new RegExp(`^Reply-To: .*${owner.account.email}`, 'm'))
  expect((await open(secret)).statusCode).toBe(200)
})

test('the secret is stored nowhere and stands in no log, also when the mail server refuses it', async () => {
  const lines: string[] = []
  const logDestination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const logging = build(databaseUrl(), { smtp: smtpAt(server.port), logLevel: 'trace', logDestination })
  await untilReady(logging)
  const owner = await recruiter()
  const { id, secret } = await invited(owner.token, NOOR)
  for (const mood of ['accept', 'refuse-message'] satisfies SmtpMood[]) {
    server.state.mood = mood
    const answer = await logging.inject({
      method: 'POST',
      url: `/api/invitations/${id}/mail`,
      payload: { secret },
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(answer.statusCode).toBe(200)
  }
  await logging.close()
  expect(lines.join('')).toContain('/api/invitations/:id/mail')
  expect(lines.join('')).not.toContain(secret)
  for (const table of ['main.invitations', 'main.mails', 'jobs.job']) expect(await dump(table)).not.toContain(secret)
})

test.each<[SmtpMood, object]>([
  ['refuse-recipient', { state: 'failed', reason: messages.mailRecipientRefused }],
  ['greylist', { state: 'failed', reason: messages.mailServerBusy }],
  ['drop', { state: 'uncertain', reason: messages.invitationMailUncertain }],
])('a mail server that does %s is told of, and the link still works', async (mood, outcome) => {
  server.state.mood = mood
  const owner = await recruiter()
  const { id, secret } = await invited(owner.token, NOOR)
  const answer = await mail(owner.token, id, secret)
  expect([answer.statusCode, answer.json()]).toEqual([200, outcome])
  expect((await open(secret)).statusCode).toBe(200)
  server.state.mood = 'accept'
  expect((await mail(owner.token, id, secret)).json()).toMatchObject({ state: 'sent' })
})

test('nothing of a name becomes a header, a line or a link of its own', async () => {
  const owner = await recruiter()
  await call(owner.token, {
    method: 'PATCH',
    url: '/api/organisation',
    payload: { name: 'Prijs!\r\nBcc: x@voorbeeld.nl\r\n\r\nhttps://boos.example/win' },
  })
  await call(owner.token, {
    method: 'PATCH',
    url: '/api/profile',
    payload: { base_version: 0, display_name: 'Sam\u2028Bcc: y' },
  })
  const { id, secret } = await invited(owner.token, NOOR)
  expect((await mail(owner.token, id, secret)).json()).toMatchObject({ state: 'sent' })
  const text = takenText()
  expect(text).not.toMatch(/^Bcc:/m)
  expect(text).not.toContain('boos.example')
  expect(text).toContain('bij een organisatie')
  expect(text.match(/https?:/g)).toHaveLength(1)
})

test('a page that is not ours gets no link of its own into the mail', async () => {
  const owner = await recruiter()
  const { id, secret } = await invited(owner.token, NOOR)
  await mail(owner.token, id, secret, 'https://boos.example')
  expect(takenText()).toContain('http://localhost:3000/uitnodiging#')
  expect(takenText()).not.toContain('boos.example')
})

test('only the secret of that invitation is mailed, only to its own address, and by nobody else', async () => {
  const owner = await recruiter()
  const { id, secret } = await invited(owner.token, NOOR)
  const other = await invited(owner.token, { role: 'reader' })
  const stranger = await recruiter()
  for (const [token, of, words] of [
    [owner.token, id, other.secret],
    [owner.token, id, 'https://boos.example'],
    [owner.token, 'x', secret],
    [stranger.token, id, secret],
  ] as const)
    expect((await mail(token, of, words)).statusCode).toBe(404)
  const withoutAddress = await mail(owner.token, other.id, other.secret)
  expect([withoutAddress.statusCode, withoutAddress.json()]).toMatchObject([
    409,
    { error: messages.invitationWithoutAddress },
  ])
  expect((await mail(owner.token, id, 'x'.repeat(1_000_000))).statusCode).toBe(400)
  expect(server.state.attempts).toBe(0)
})

test('without a mail server the answer says so', async () => {
  const silent = build(databaseUrl())
  await untilReady(silent)
  const owner = await recruiter()
  const { id, secret } = await invited(owner.token, NOOR)
  const answer = await silent.inject({
    method: 'POST',
    url: `/api/invitations/${id}/mail`,
    payload: { secret },
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { error: messages.invitationMailNotSetUp }])
  await silent.close()
})
