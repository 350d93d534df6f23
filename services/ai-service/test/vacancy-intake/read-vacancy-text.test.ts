import { afterAll, expect, test } from '@jest/globals'
import { limits, readVacancyTextResponse } from '@wervio/contracts'
import { createBuiltinEngine } from '../../src/engines/builtin/builtin-engine.ts'
import { appWith } from '../running-app.ts'

const app = appWith(createBuiltinEngine())
afterAll(() => app.close())

const post = (payload: object, token = 'goed') =>
  app.inject({ method: 'POST', url: '/api/read-vacancy-text', payload, headers: { authorization: `Bearer ${token}` } })

const read = async (text: string, token?: string) => readVacancyTextResponse.parse((await post({ text }, token)).json())

const fieldsOf = async (text: string) =>
  Object.fromEntries((await read(text, `goed-${text.length}`)).fields.map(({ field, value }) => [field, value]))

test('one answer holds values with the lines they come from, what is left, and what made it', async () => {
  const { fields, rest, made_by } = await read(
    'Kok gezocht (m/v/x)\nStandplaats: Sneek\n\nWat ga je doen?\n- Soep koken\n- De kaart schrijven\n\nSolliciteren\nMail je cv vóór 1 mei.',
  )
  expect(fields).toEqual([
    { field: 'title', value: 'Kok', quotes: [{ line: 1, text: 'Kok gezocht (m/v/x)' }], sure: true },
    { field: 'location', value: 'Sneek', quotes: [{ line: 2, text: 'Standplaats: Sneek' }], sure: true },
    {
      field: 'specific_tasks',
      value: 'Soep koken\nDe kaart schrijven',
      quotes: [
        { line: 5, text: 'Soep koken' },
        { line: 6, text: 'De kaart schrijven' },
      ],
      sure: true,
    },
  ])
  expect(rest).toEqual([{ line: 9, text: 'Mail je cv vóór 1 mei.' }])
  expect(made_by).toMatchObject({ engine: 'builtin', model: 'wervio-intake-2' })
})

test('HTML is read by its headings and lists; a script, a comment and what is hidden in a head are not', async () => {
  expect(
    await fieldsOf(
      '<head><title>Site</title></head><h1>Bakker</h1><script>Standplaats: Ede</script><!-- Salaris: 9000 --><h2>Jouw taken</h2><ul><li>Brood bakken</li><li>De <b>oven</b> bedienen</li></ul><h2>Wij bieden</h2><p>Reiskosten&nbsp;en pensioen</p>',
    ),
  ).toEqual({ title: 'Bakker', specific_tasks: 'Brood bakken\nDe oven bedienen', benefits: 'Reiskosten en pensioen' })
})

test('a sentence that only names the place in passing is still among what is left', async () => {
  const { fields, rest } = await read(
    'Onze vestiging in Tilburg heeft een nieuwe klant.\nWie heeft er iemand?',
    'goed-plaats',
  )
  expect(fields).toEqual([expect.objectContaining({ field: 'location', value: 'Tilburg' })])
  expect(rest.map(({ line }) => line)).toEqual([1, 2])
})

test('a text without a vacancy in it fills nothing', async () => {
  const { fields, rest } = await read('De trein van 9 uur rijdt niet.\nMorgen wordt het zonnig.', 'goed-leeg')
  expect(fields).toEqual([])
  expect(rest.map(({ line }) => line)).toEqual([1, 2])
})

test.each([
  ['no text', {}, 'Plak eerst een vacaturetekst.'],
  ['a blank text', { text: ' \n ' }, 'Plak eerst een vacaturetekst.'],
  ['a text too long', { text: 'a'.repeat(limits.vacancyText + 1) }, 'Gebruik hier hoogstens 100.000 tekens.'],
  ['a NUL', { text: 'Kok\u0000' }, 'Deze tekst bevat onleesbare tekens.'],
])('%s is refused in Dutch', async (_, payload, message) => {
  const response = await post(payload, `goed-${message.length}`)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code: 'validation_failed', fields: [{ path: 'text', message }] })
})

test('who asks too often is told to wait', async () => {
  for (let call = 0; call < 20; call += 1) expect((await post({ text: 'Kok' }, 'goed-druk')).statusCode).toBe(200)
  expect((await post({ text: 'Kok' }, 'goed-druk')).statusCode).toBe(429)
})
