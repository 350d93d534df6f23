import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { CONTACT_RETENTION_DAYS, messages } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { removeExpiredMessages } from '../src/contact/repository.ts'
import { createDatabase } from '../src/platform/database.ts'
import { asRecruiter } from './as-recruiter.ts'
import { contactOf, newAddress } from './contact-support.ts'
import { startApp } from './start-app.ts'

const started = startApp()
const { app, databaseUrl, recruiter } = started
const { query, send } = contactOf(started)

const stored = (name: string) => query('select * from main.contact_messages where name = $1', [name])
const newName = (): string => `Noor ${randomUUID()}`
const idOf = (answer: Awaited<ReturnType<typeof send>>): string => answer.json<{ id: string }>().id

test('a message is stored as it was typed, HTML and all', async () => {
  const name = newName()
  const message = '<script>alert(1)</script> Groet & tot ziens'
  const answer = await send({ name, message, email: 'jörg@köln.example' })
  expect(answer.statusCode).toBe(201)
  expect(await stored(name)).toMatchObject([{ id: idOf(answer), message, email: 'jörg@köln.example', state: 'queued' }])
})

test('the same message under the same key is stored once; a text that was changed is another message', async () => {
  const message = { name: newName(), creation_key: randomUUID() }
  const [first, second] = await Promise.all([send(message), send(message)])
  expect(idOf(first)).toBe(idOf(second))
  expect(await stored(message.name)).toHaveLength(1)
  await send({ ...message, message: 'Toch liever op woensdag.' })
  expect(await stored(message.name)).toHaveLength(2)
})

test('a message with the hidden field filled in is accepted and dropped', async () => {
  const name = newName()
  const answer = await send({ name, website: 'https://koop.example' })
  expect([answer.statusCode, typeof idOf(answer)]).toEqual([201, 'string'])
  expect(await stored(name)).toEqual([])
})

test('headers in a name are refused, and nothing is stored', async () => {
  const answer = await send({ name: 'Noor\r\nBcc: alle@voorbeeld.nl' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ fields: [{ path: 'name', message: 'Zet je naam op één regel.' }] })
  expect(await stored('Noor\r\nBcc: alle@voorbeeld.nl')).toEqual([])
})

test('an empty body names every field', async () => {
  const answer = await app().inject({ method: 'POST', url: '/api/contact', remoteAddress: newAddress() })
  const paths = answer.json<{ fields: { path: string }[] }>().fields.map(({ path }) => path)
  expect([answer.statusCode, ...paths]).toEqual([400, 'name', 'email', 'phone', 'subject', 'message'])
})

test('a megabyte is refused in Dutch', async () => {
  const answer = await send({ message: 'a'.repeat(1_048_576) })
  expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([413, messages.bodyTooLarge])
})

test('one address sends five messages in ten minutes; another one goes on', async () => {
  const address = newAddress()
  for (let number = 0; number < 5; number += 1) expect((await send({}, address)).statusCode).toBe(201)
  const refused = await send({}, address)
  expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([429, messages.contactFormLimited])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send()).statusCode).toBe(201)
})

test('no recruiter sees a message, and neither does the service outside the contact form', async () => {
  await send()
  const { rows } = await asRecruiter(databaseUrl(), await recruiter(), sql`select 1 from main.contact_messages`)
  expect(rows).toEqual([])
})

test('a message is deleted after its term', async () => {
  const [old, young] = [newName(), newName()]
  await send({ name: old })
  await send({ name: young })
  await query('update main.contact_messages set created_at = now() - make_interval(days => $2::int) where name = $1', [
    old,
    String(CONTACT_RETENTION_DAYS + 1),
  ])
  const database = createDatabase({ url: databaseUrl(), connections: 1, onLostConnection: () => undefined })
  database.open()
  await removeExpiredMessages(database)
  await database.close()
  expect([await stored(old), (await stored(young)).length]).toEqual([[], 1])
})

// Last: it uses up what all visitors together may send.
test('a thousand messages from everywhere are not all taken', async () => {
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => send({ name: 'Vloed' })))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([201, 429]))
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(100)
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect(refused?.json<{ error: string }>().error).toBe(messages.contactFormBusy)
  expect(await stored('Vloed')).toHaveLength(statuses.filter((status) => status === 201).length)
})
