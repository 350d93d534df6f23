import { afterAll, expect, test } from '@jest/globals'
import { generateVacancyResponse } from '@wervio/contracts'
import { createBuiltinEngine } from '../src/engines/builtin/builtin-engine.ts'
import { forms } from './forms/index.ts'
import { appWith, ORIGIN } from './running-app.ts'

const app = appWith(createBuiltinEngine())
afterAll(() => app.close())

const post = (payload: unknown, { token = 'goed', accept = 'application/json' } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/generate-vacancy',
    payload: payload as object,
    headers: { authorization: `Bearer ${token}`, accept, origin: ORIGIN },
  })

test('one answer holds the text as HTML and as plain text, what made it and when', async () => {
  const response = await post(forms.zorg)
  expect(response.statusCode).toBe(200)
  const answer = generateVacancyResponse.parse(response.json())
  expect(answer.html).toContain('<h2>Wat ga je doen?</h2>')
  expect(answer.vacatureText).toContain('Wat ga je doen?\n')
  expect(answer.vacatureText).toContain('- Medicatie delen en controleren')
  expect(answer.made_by.engine).toBe('builtin')
  expect(answer.warnings).toEqual([])
  expect(response.headers['access-control-allow-origin']).toBe(ORIGIN)
})

test('the streamed form reports progress and then the same text', async () => {
  const response = await post(forms.zorg, { token: 'goed-stroom', accept: 'text/event-stream' })
  expect(response.headers['content-type']).toContain('text/event-stream')
  expect(response.headers['access-control-allow-origin']).toBe(ORIGIN)
  const events = response.body
    .trim()
    .split('\n\n')
    .map((event) => /^event: (\w+)\ndata: (.*)$/.exec(event)?.slice(1) ?? [])
  expect(events.at(0)).toEqual(['progress', JSON.stringify({ step: 'Formulier lezen', percent: 5 })])
  expect(events.at(-1)?.[0]).toBe('result')
  const { html } = generateVacancyResponse.parse(JSON.parse(events.at(-1)?.[1] ?? ''))
  expect(html).toBe((await post(forms.zorg)).json().html)
})

test.each([
  ['no title', {}, 'functie', 'Vul een functietitel in.'],
  ['a blank title', { functie: '  ' }, 'functie', 'Vul een functietitel in.'],
  [
    'tasks too long',
    { functie: 'Kok', specifieke_taken: 'a'.repeat(10_001) },
    'specifieke_taken',
    'Gebruik hier hoogstens 10.000 tekens.',
  ],
  ['hours as a number', { functie: 'Kok', uren: 40 }, 'uren', 'Vul hier tekst in.'],
])('%s is refused in Dutch, in both forms', async (_, form, path, message) => {
  for (const accept of ['application/json', 'text/event-stream']) {
    const response = await post(form, { token: `goed-${path}`, accept })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'validation_failed', fields: [{ path, message }] })
  }
})

test('who asks too often is told to wait, others are not', async () => {
  for (let call = 0; call < 20; call += 1)
    expect((await post(forms.terse, { token: 'goed-druk' })).statusCode).toBe(200)
  const refused = await post(forms.terse, { token: 'goed-druk' })
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({
    code: 'rate_limited',
    error: 'Je gaat even te snel. Wacht een minuut en probeer het opnieuw.',
  })
  expect((await post(forms.terse, { token: 'goed-rustig' })).statusCode).toBe(200)
})
