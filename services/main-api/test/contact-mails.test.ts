import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { startSmtpServer } from '@wervio/testing/smtp'
import { until } from '@wervio/testing/until'
import { contactOf, MESSAGE } from './contact-support.ts'
import { passRetryDelay } from './job-time.ts'
import { smtpAt } from './mail-support.ts'
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

const { databaseUrl } = started
const { query, send } = contactOf(started)

/** Sends a message that can be told from the others. */
const sendOne = async (change: Record<string, unknown> = {}) => {
  const mark = randomUUID()
  const answer = await send({ message: `${MESSAGE.message}\n${mark}`, ...change })
  return { mark, id: answer.json<{ id: string }>().id }
}
const stateOf = async (id: string) => (await query('select * from main.contact_messages where id = $1', [id]))[0]?.state
const untilState = (id: string, state: string) =>
  until(`the message to be ${state}`, async () => (await stateOf(id)) === state)
const mailsWith = (mark: string) => server.state.mails.filter(({ message }) => message.includes(mark))

test('a message is mailed to us as plain text, and an answer goes to whoever wrote it', async () => {
  const { id, mark } = await sendOne()
  await untilState(id, 'sent')
  const [mail] = mailsWith(mark)
  expect([mail?.from, mail?.to]).toEqual(['werving@linde.example', ['info@linde.example']])
  expect(mail?.message).toMatch(/^Reply-To: Noor Visser <noor@voorbeeld\.nl>\r$/m)
  expect(mail?.message).toMatch(/^Subject: Contactformulier: Ik wil een demo aanvragen\r$/m)
  expect(mail?.message).toMatch(/^Content-Type: text\/plain/m)
  expect(mail?.message).toContain('Telefoonnummer: 06 12 34 56 78')
  expect(mail?.message).toContain('Liefst op dinsdag.')
})

test('an address in other letters stands in the text; a header for it would be refused on the way', async () => {
  const { id, mark } = await sendOne({ name: 'Jörg', email: 'jörg@köln.example' })
  await untilState(id, 'sent')
  const [mail] = mailsWith(mark)
  expect(mail?.message).not.toContain('Reply-To')
  expect(mail?.message.replaceAll('=\r\n', '')).toContain('E-mailadres: j=C3=B6rg@k=C3=B6ln.example')
})

test('a mail server that asks for later gets the message later, once', async () => {
  server.state.mood = 'greylist'
  const attempts = server.state.attempts
  const { id, mark } = await sendOne()
  await until('the first try', () => server.state.attempts > attempts)
  await untilState(id, 'queued')
  server.state.mood = 'accept'
  await until('the message to be sent', async () => {
    await passRetryDelay(databaseUrl())
    return (await stateOf(id)) === 'sent'
  })
  expect(mailsWith(mark)).toHaveLength(1)
})

test('what was sent while no mail server was set up is mailed once there is one', async () => {
  const offline = build(databaseUrl())
  await untilReady(offline)
  const mark = randomUUID()
  const answer = await contactOf({ app: () => offline, databaseUrl }).send({ message: mark })
  await offline.close()
  const restarted = build(databaseUrl(), { smtp: smtpAt(server.port) })
  try {
    await untilReady(restarted)
    await untilState(answer.json<{ id: string }>().id, 'sent')
    expect(mailsWith(mark)).toHaveLength(1)
  } finally {
    await restarted.close()
  }
})

test('what was sent while the mail server was down is mailed once it is back', async () => {
  const { port } = server
  await server.stop()
  const { id, mark } = await sendOne()
  await until('a try in vain', async () => {
    const jobs = `select id from jobs.job where data->>'messageId' = $1 and state = 'retry'`
    return (await query(jobs, [id])).length > 0
  })
  expect(await stateOf(id)).toBe('queued')
  server = await startSmtpServer(port)
  await until('the message to be sent', async () => {
    await passRetryDelay(databaseUrl())
    return (await stateOf(id)) === 'sent'
  })
  expect(mailsWith(mark)).toHaveLength(1)
})

test('a connection that breaks while the text goes over leaves the message uncertain; it is not sent again', async () => {
  server.state.mood = 'drop'
  const { id, mark } = await sendOne()
  await untilState(id, 'uncertain')
  server.state.mood = 'accept'
  await passRetryDelay(databaseUrl())
  const other = await sendOne()
  await untilState(other.id, 'sent')
  expect([await stateOf(id), mailsWith(mark)]).toEqual(['uncertain', []])
})

test('after a crash in the middle of sending nothing is sent twice', async () => {
  server.state.mood = 'refuse-recipient'
  const { id, mark } = await sendOne()
  await untilState(id, 'failed')
  server.state.mood = 'accept'
  // As a process leaves it that was killed between the answer of the mail server and our row.
  await query(`update main.contact_messages set state = 'sending' where id = $1`, [id])
  const restarted = build(databaseUrl(), { smtp: smtpAt(server.port) })
  try {
    await untilReady(restarted)
    await untilState(id, 'uncertain')
    expect(mailsWith(mark)).toEqual([])
  } finally {
    await restarted.close()
  }
})

test('no log line says who wrote or what', async () => {
  const lines: string[] = []
  const logDestination = new PassThrough().on('data', (line: Buffer) => lines.push(line.toString()))
  const logged = build(databaseUrl(), { smtp: smtpAt(server.port), logDestination, logLevel: 'trace' })
  await untilReady(logged)
  const { send: sendLogged } = contactOf({ app: () => logged, databaseUrl })
  server.state.mood = 'refuse-message'
  const { id } = (await sendLogged()).json<{ id: string }>()
  await untilState(id, 'failed')
  await sendLogged({ email: 'geen adres' })
  await logged.close()
  const log = lines.join('')
  expect(log).toContain('/api/contact')
  for (const fact of [MESSAGE.name, MESSAGE.email, MESSAGE.phone, 'dinsdag', 'geen adres'])
    expect(log).not.toContain(fact)
})
