import { expect, test } from '@jest/globals'
import mammoth from 'mammoth'
import { extractText, getMeta } from 'unpdf'
import { persona } from '../../testing/fake-persona.ts'
import { personaPdf } from './persona-pdf.ts'
import { personaWord } from './persona-word.ts'

/** What a recruiter has no use for. */
const MODEL = 'wervio-persona-9'
const testPersona = persona({
  warnings: ['Niet gebruikt: ‘jong’'],
  motivatie: 'Één “citaat”, ≥ 3 jaar – Łukasz Živković',
  made_by: { engine: 'builtin', model: MODEL, at: '2026-03-01T10:00:00.000Z' },
})
const bytes = async (file: Blob) => new Uint8Array(await file.arrayBuffer())
const words = (text: string) => text.replace(/\s+/g, ' ')

const EVERYTHING = [
  'Geschreven door de ingebouwde motor op 1 maart 2026.',
  'De ideale wijkverpleegkundige',
  'niemand die bestaat',
  'Consciëntieusheid',
  '7 van 10',
  'Luistert goed',
  'Past bij de missie.',
  'Hoe bleef je rustig?',
  'Stel: je moet leerlingen coachen',
  'Niet gebruikt: ‘jong’',
  'Één “citaat”, ≥ 3 jaar – Łukasz Živković',
]

test('the PDF holds the whole persona as text that can be selected', async () => {
  const file = await bytes(await personaPdf('Wijkverpleegkundige', testPersona))
  const { text, totalPages } = await extractText(file.slice(), { mergePages: true })
  for (const part of EVERYTHING) expect(words(text)).toContain(part)
  expect(words(text)).not.toContain('Score:')
  expect(words(text)).not.toContain(MODEL)
  expect(totalPages).toBeGreaterThanOrEqual(1)
  expect((await getMeta(file)).info['Title']).toBe('De ideale wijkverpleegkundige – Wijkverpleegkundige')
})

test('the Word file holds the same with headings, lists and a table', async () => {
  const buffer = Buffer.from(await bytes(await personaWord('Wijkverpleegkundige', testPersona)))
  const { value: html, messages } = await mammoth.convertToHtml({ buffer })
  const { value: text } = await mammoth.extractRawText({ buffer })
  for (const part of EVERYTHING) expect(words(text)).toContain(part)
  expect(words(text)).not.toContain(MODEL)
  expect(html).toMatch(/^<h1>.*De ideale wijkverpleegkundige<\/h1>/)
  expect(html).toContain('<h2>Interviewvragen</h2>')
  expect(html).toContain('<li>Hoe bleef je rustig?</li>')
  expect(html).toContain('<td><p>Openheid</p></td><td><p>5 van 10</p></td>')
  expect(messages.filter(({ type }) => type === 'error')).toEqual([])
})

test('a persona of the longest texts still becomes a file', async () => {
  const long = persona({
    motivatie: 'woord '.repeat(1_600),
    vaardigheden: Array.from({ length: 100 }, (_, index) => `Vaardigheid ${index}`),
  })
  const { totalPages } = await extractText(await bytes(await personaPdf('Kok', long)))
  expect(totalPages).toBeGreaterThan(3)
})
