import { afterAll, expect, test } from '@jest/globals'
import { generatePersonaResponse, limits } from '@wervio/contracts'
import { createBuiltinEngine } from '../../src/engines/builtin/builtin-engine.ts'
import { appWith } from '../running-app.ts'
import { storedTexts } from './vacancies.ts'

const app = appWith(createBuiltinEngine())
afterAll(() => app.close())

const post = (payload: unknown, { token = 'goed', accept = 'application/json' } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/generate-persona',
    payload: payload as object,
    headers: { authorization: `Bearer ${token}`, accept },
  })
const body = { vacancy_text: storedTexts['zorg'] ?? '' }

test('one answer holds the persona, what made it and when', async () => {
  const response = await post(body)
  expect(response.statusCode).toBe(200)
  const answer = generatePersonaResponse.parse(response.json())
  expect(answer.persona.naam).toBe('De ideale verpleegkundige niveau 4 ouderenzorg')
  expect(answer.made_by).toMatchObject({ engine: 'builtin', model: 'wervio-persona-5' })
})

test('the streamed form reports progress and then the same persona', async () => {
  const response = await post(body, { token: 'goed-stroom', accept: 'text/event-stream' })
  const events = response.body
    .trim()
    .split('\n\n')
    .map((event) => /^event: (\w+)\ndata: (.*)$/.exec(event)?.slice(1) ?? [])
  expect(events[0]).toEqual(['progress', JSON.stringify({ step: 'Vacature lezen', percent: 5 })])
  expect(events.at(-1)?.[0]).toBe('result')
  const { persona } = generatePersonaResponse.parse(JSON.parse(events.at(-1)?.[1] ?? ''))
  expect(persona).toEqual((await post(body)).json().persona)
})

test.each([
  ['no text', {}, 'De vacature is nog leeg. Vul eerst de functie en de taken in.'],
  ['a blank text', { vacancy_text: ' \n ' }, 'De vacature is nog leeg. Vul eerst de functie en de taken in.'],
  ['a list', { vacancy_text: ['Kok'] }, 'De vacature is nog leeg. Vul eerst de functie en de taken in.'],
  ['a text too long', { vacancy_text: 'a'.repeat(limits.vacancyText + 1) }, 'Gebruik hier hoogstens 100.000 tekens.'],
  ['a NUL', { vacancy_text: 'Kok\u0000' }, 'Deze tekst bevat onleesbare tekens.'],
])('%s is refused in Dutch', async (_, payload, message) => {
  const response = await post(payload, { token: `goed-${message.length}` })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'validation_failed', fields: [{ path: 'vacancy_text', message }] })
})

test('a stranger gets nothing', async () => expect((await post(body, { token: 'fout' })).statusCode).toBe(401))

test('who asks too often is told to wait', async () => {
  for (let call = 0; call < 20; call += 1)
    expect((await post({ vacancy_text: 'Kok' }, { token: 'goed-druk' })).statusCode).toBe(200)
  expect((await post({ vacancy_text: 'Kok' }, { token: 'goed-druk' })).statusCode).toBe(429)
})
