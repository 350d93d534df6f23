import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { chatMessage, limits } from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { aboutVacancy, startChatApp } from './chat-app.ts'

const chat = startChatApp()
const context = { vacature: { title: 'Kok', salary: '€ 2.900 bruto per maand' } }
const question = { message: 'Wat is het salaris?', context }

test('an answer has its sources, who made it, and is kept with the question', async () => {
  const owner = await chat.register('goed-een')
  const id = await chat.vacancyOf(owner)
  const answer = await chat.answer('goed-een', { ...question, subject: aboutVacancy(id) })
  expect(answer).toMatchObject({
    response: 'Over het salaris staat er: ‘€ 2.900 bruto per maand’ [1]',
    sources: [{ path: ['vacature', 'salary'], label: 'Vacature, salaris', quote: '€ 2.900 bruto per maand' }],
    answered: true,
    made_by: { engine: 'builtin', model: 'wervio-chat-11' },
    warnings: [],
  })
  const storedMessages = (await chat.messages('goed-een', `vacancy:${id}`)).map((message) => chatMessage.parse(message))
  expect(storedMessages).toMatchObject([
    { role: 'user', content: 'Wat is het salaris?', sources: [], made_by: null },
    { role: 'assistant', content: answer.response, sources: answer.sources, made_by: answer.made_by },
  ])
})

test('each recruiter and each subject has a conversation of its own', async () => {
  const owner = await chat.register('goed-twee')
  await chat.register('goed-drie')
  const [vacancy, candidate] = [await chat.vacancyOf(owner), await chat.candidateOf(owner)]
  await chat.answer('goed-twee', { ...question, subject: aboutVacancy(vacancy) })
  await chat.answer('goed-twee', {
    ...question,
    message: 'Welke functie is het?',
    subject: { kind: 'candidate', id: candidate },
  })
  await chat.answer('goed-twee', { ...question, message: 'Hallo', subject: { kind: 'general', id: '' } })
  await chat.answer('goed-twee', { ...question, message: 'Zonder onderwerp' })
  expect((await chat.messages('goed-twee', `vacancy:${vacancy}`)).map(({ content }) => content)[0]).toBe(
    'Wat is het salaris?',
  )
  expect(await chat.messages('goed-twee', `candidate:${candidate}`)).toHaveLength(2)
  expect((await chat.messages('goed-twee', 'general')).map(({ content }) => content)[0]).toBe('Hallo')
  expect(await chat.messages('goed-drie', 'general')).toEqual([])
})

test('a subject of another organisation is as unknown as one that never was, and nothing is kept', async () => {
  const id = await chat.vacancyOf(await chat.register('goed-vier'))
  await chat.register('goed-vijf')
  const before = await chat.countKept()
  for (const accept of ['application/json', 'text/event-stream']) {
    const foreign = await chat.ask('goed-vijf', { ...question, subject: aboutVacancy(id) }, accept)
    const absent = await chat.ask('goed-vijf', { ...question, subject: aboutVacancy(randomUUID()) }, accept)
    expect([foreign.statusCode, foreign.json()]).toEqual([404, absent.json()])
  }
  for (const method of ['GET', 'DELETE'] as const) {
    const foreign = await chat.call(method, 'goed-vijf', `vacancy:${id}`)
    expect([foreign.statusCode, foreign.json()]).toEqual([
      404,
      (await chat.call(method, 'goed-vijf', `vacancy:${randomUUID()}`)).json(),
    ])
  }
  expect((await chat.call('GET', 'goed-vijf', `candidate:${id}`)).statusCode).toBe(404)
  expect(await chat.countKept()).toBe(before)
})

test('a conversation is wiped for one subject only', async () => {
  const owner = await chat.register('goed-zes')
  const [one, other] = [await chat.vacancyOf(owner), await chat.vacancyOf(owner)]
  for (const id of [one, other]) await chat.answer('goed-zes', { ...question, subject: aboutVacancy(id) })
  const removal = await chat.call('DELETE', 'goed-zes', `vacancy:${one}`)
  expect([removal.statusCode, removal.headers['x-ratelimit-limit']]).toEqual([204, '60'])
  expect(await chat.messages('goed-zes', `vacancy:${one}`)).toEqual([])
  expect(await chat.messages('goed-zes', `vacancy:${other}`)).toHaveLength(2)
})

test('with a vacancy or an account its conversations go', async () => {
  const owner = await chat.register('goed-zeven')
  const [one, other] = [await chat.vacancyOf(owner), await chat.vacancyOf(owner)]
  const before = await chat.countKept()
  for (const id of [one, other]) await chat.answer('goed-zeven', { ...question, subject: aboutVacancy(id) })
  await chat.answer('goed-zeven', { ...question, subject: { kind: 'general', id: '' } })
  await chat.asOwner(owner, sql`delete from main.vacancies where id = ${one}`)
  expect((await chat.call('GET', 'goed-zeven', `vacancy:${one}`)).statusCode).toBe(404)
  expect(await chat.countKept()).toBe(before + 4)
  await chat.asOwner(owner, sql`delete from main.vacancies where id = ${other}`)
  await chat.asOwner(owner, sql`delete from main.accounts where id = ${owner.accountId}`)
  expect(await chat.countKept()).toBe(before)
})

test('messages stay in order, and the last thousand come', async () => {
  const owner = await chat.register('goed-acht')
  const id = await chat.vacancyOf(owner)
  for (const number of [1, 2, 3])
    await chat.answer('goed-acht', { ...question, message: `Vraag ${number}`, subject: aboutVacancy(id) })
  const contents = (await chat.messages('goed-acht', `vacancy:${id}`))
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
  expect(contents).toEqual(['Vraag 1', 'Vraag 2', 'Vraag 3'])
})

test('a streamed answer comes in pieces that together are the answer, and is kept too', async () => {
  await chat.register('goed-negen')
  const body = (
    await chat.ask('goed-negen', { ...question, subject: { kind: 'general', id: '' } }, 'text/event-stream')
  ).body
  const events = body
    .trim()
    .split('\n\n')
    .map((part) => ({
      event: part.split('\n')[0]?.slice(7),
      data: JSON.parse(part.split('\n')[1]?.slice(6) ?? '') as { text: string; response: string },
    }))
  expect(events.at(-1)?.event).toBe('result')
  const drafted = events
    .filter(({ event }) => event === 'progress')
    .map(({ data }) => data.text)
    .join('')
  expect(drafted).toBe(events.at(-1)?.data.response)
  expect(await chat.messages('goed-negen', 'general')).toHaveLength(2)
})

test('five hundred turns are fine, a thousand and one are told to begin anew', async () => {
  await chat.register('goed-tien')
  const turns = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      role: index % 2 ? 'assistant' : 'user',
      content: `Beurt ${index} over koken`,
    }))
  expect((await chat.ask('goed-tien', { ...question, conversation_history: turns(500) })).statusCode).toBe(200)
  const refused = await chat.ask('goed-tien', { ...question, conversation_history: turns(limits.chatTurns + 1) })
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('Begin een nieuw gesprek')])
})

test.each(['', '   ', '\n'])('a blank question is refused: %j', async (message) => {
  await chat.register(`goed-leeg-${message.length}`)
  const refused = await chat.ask(`goed-leeg-${message.length}`, { message })
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('Stel een vraag.')])
})

test('a context of two megabytes is read, one over the limit is refused', async () => {
  await chat.register('goed-elf')
  const big = (size: number) => ({
    message: 'Wat is het salaris?',
    context: {
      vacature: { salary: '€ 2.900 bruto' },
      tekst: 'Een gewone zin over het werk in de keuken. '.repeat(size / 44),
    },
  })
  expect((await chat.ask('goed-elf', big(2_000_000))).json()).toMatchObject({
    answered: true,
    sources: [{ quote: '€ 2.900 bruto' }],
  })
  expect((await chat.ask('goed-elf', big(limits.chatBody + 100_000))).statusCode).toBe(413)
})
