import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { freePort } from '@wervio/testing/free-port'
import { startSmtpServer, type SmtpMood } from '@wervio/testing/smtp'
import { until } from '@wervio/testing/until'
import type { SmtpSettings } from '../settings.ts'
import { composeMail, type OutgoingMail } from './compose.ts'
import { handOver } from './hand-over.ts'

let server: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  server = await startSmtpServer()
})
beforeEach(() => {
  Object.assign(server.state, { mood: 'accept', mails: [], attempts: 0, texts: 0 })
})
afterAll(() => server.stop())

const settings = (overrides: Partial<SmtpSettings> = {}): SmtpSettings => ({
  host: '127.0.0.1',
  port: server.port,
  isSecure: false,
  isLoopback: true,
  signIn: null,
  from: { name: 'Werving', address: 'werving@linde.example' },
  contactAddress: 'info@linde.example',
  undoSeconds: 0,
  ...overrides,
})
const mail: OutgoingMail = {
  id: '4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11',
  to: 'noor@voorbeeld.nl',
  subject: 'Kennismaken: één vraag',
  body: 'Beste Noor,\n\n.Begint met een punt.\nGroet',
  sender: { name: 'Sam de Wit', address: 'sam@linde.example' },
}
const send = async (overrides: Partial<SmtpSettings> = {}, signal = new AbortController().signal) => {
  const smtp = settings(overrides)
  return handOver(smtp, { to: mail.to, message: await composeMail(mail, smtp) }, signal)
}

test('a mail is taken as it was written, with answers to the recruiter', async () => {
  expect(await send()).toEqual({ state: 'sent' })
  const [taken] = server.state.mails
  expect(taken).toMatchObject({ from: 'werving@linde.example', to: ['noor@voorbeeld.nl'] })
  const message = taken?.message ?? ''
  expect(message).toMatch(/^From: Sam de Wit <werving@linde\.example>\r$/m)
  expect(message).toMatch(/^Reply-To: Sam de Wit <sam@linde\.example>\r$/m)
  expect(message).toMatch(/^Message-ID: <4f6c1d52-7f7e-4f0e-8b3c-3a3f0a0c9d11@linde\.example>\r$/m)
  expect(message).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m)
  expect(message).toContain('.Begint met een punt.')
  expect(message).not.toMatch(/text\/html|Auto-Submitted|X-Mailer/i)
})

test('nothing of a name or a subject becomes a header of its own', async () => {
  const message = await composeMail(
    {
      ...mail,
      subject: 'Hoi\r\nBcc: x@voorbeeld.nl',
      sender: { name: 'Sam"\r\nBcc: <Sam>', address: mail.sender.address },
    },
    settings(),
  )
  const [headers = ''] = message.toString('utf8').split('\r\n\r\n')
  expect(headers).not.toMatch(/^Bcc:/im)
  expect(headers.match(/^(From|To|Reply-To):.*$/gim)).toHaveLength(3)
})

test.each<[SmtpMood, object]>([
  ['refuse-recipient', { state: 'refused', reason: messages.mailRecipientRefused }],
  ['refuse-message', { state: 'refused', reason: messages.mailRefused }],
  ['greylist', { state: 'busy', reason: messages.mailServerBusy }],
  ['drop', { state: 'uncertain', reason: messages.mailUncertain }],
])('a server that does %s', async (mood, outcome) => {
  server.state.mood = mood
  expect(await send()).toEqual(outcome)
  expect(server.state.mails).toEqual([])
})

test('a server that took the text and says nothing leaves it uncertain', async () => {
  server.state.mood = 'hang'
  const stopping = new AbortController()
  const outcome = send({}, stopping.signal)
  await until('the text to be taken', () => server.state.texts > 0)
  stopping.abort()
  expect(await outcome).toEqual({ state: 'uncertain', reason: messages.mailUncertain })
})

test('a server that is not there may be there later', async () => {
  expect(await send({ port: await freePort() })).toEqual({ state: 'busy', reason: messages.mailServerSilent })
})

test('without TLS nothing goes over a network', async () => {
  expect(await send({ isLoopback: false })).toEqual({ state: 'refused', reason: messages.mailServerUnsafe })
  expect(server.state.attempts).toBe(0)
})

test('a password goes to no server that offers no sign-in', async () => {
  expect(await send({ signIn: { user: 'sam', pass: 'geheim' } })).not.toEqual({ state: 'sent' })
  expect(server.state.mails).toEqual([])
})

test('a server that asks for a password gets it, and one that refuses it is told of as such', async () => {
  const signIn = { user: 'sam', pass: 'geheim' }
  const strict = await startSmtpServer(0, signIn)
  try {
    expect(await send({ port: strict.port, signIn })).toEqual({ state: 'sent' })
    const refused = { state: 'refused', reason: messages.mailSignInRefused }
    expect(await send({ port: strict.port, signIn: { ...signIn, pass: 'anders' } })).toEqual(refused)
    expect(strict.state.mails).toHaveLength(1)
  } finally {
    await strict.stop()
  }
})
