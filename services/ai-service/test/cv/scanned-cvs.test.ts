import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { ParsedCv } from '@wervio/contracts'
import { createParsers, type Parsers } from '../../src/cv/workers/parsers.ts'
import type { Outcome } from '../../src/cv/workers/job.ts'
import { makePdf, simpleCv } from '@wervio/cv-document/testing'
import { makeScan } from './make-scan.ts'
import { makeModelFolder } from './model-folder.ts'

/** Pages of labelled CVs, printed and scanned by `e2e/bench/ocr/scanner.ts`: 200 dpi, grey, noisy, crooked. */
const picture = (name: string) => ({
  jpeg: readFileSync(new URL(`scans/${name}.jpg`, import.meta.url)),
  width: 1653,
  height: 2339,
})
const dutch = picture('nl-accountant')
const columns = picture('en-canva-hotel')

const models = makeModelFolder()
let withModels: Parsers
let without: Parsers
beforeAll(() => {
  withModels = createParsers({ models: models.folder, priority: 0 })
  without = createParsers({ priority: 0 })
})
afterAll(async () => {
  await Promise.all([withModels.close(), without.close()])
  models.remove()
})

const outcomeOf = (parsers: Parsers, bytes: Uint8Array): Promise<Outcome> =>
  parsers.take('een', bytes.length).parse({ bytes, withSource: false }, new AbortController().signal)
const fieldsOf = async (bytes: Uint8Array): Promise<Omit<ParsedCv, 'made_by'>> => {
  const outcome = await outcomeOf(withModels, bytes)
  if (!('parsed' in outcome)) throw new Error(JSON.stringify(outcome))
  return outcome.parsed.fields
}
const jobsOf = ({ experience }: Pick<ParsedCv, 'experience'>) =>
  experience.map(({ position, company, start, end }) => [position, company, start, end])

test('a crooked scan is read, its places are those on the paper, and the recruiter is asked to look', async () => {
  const fields = await fieldsOf(makeScan([dutch]))
  expect(fields.name).toContain('van der Laan')
  expect(fields.email).toBe('wpj.vanderlaan@example.nl')
  expect(fields.phone).toBe('+31306571234')
  // A misread letter of an address is another person's: both are to be looked at.
  expect(fields.evidence['email']?.confidence).toBeLessThan(0.6)
  expect(fields.evidence['phone']?.confidence).toBeLessThan(0.6)
  expect(fields.evidence['experience.0.company']?.confidence).toBeGreaterThan(0.6)
  expect(jobsOf(fields)).toEqual([
    ['Directeur financiën', 'Woningstichting Het Gooise Huis', '2017-07', null],
    ['Hoofd interne accountantsdienst', 'Waterschap Kromme Lek', '2010-01', '2017-06'],
    ['Controleleider', 'Veltman Registeraccountants', '2003-04', '2009-12'],
    ['Assistent-accountant', 'De Bruin & Partners Accountants', '1997-09', '2003-03'],
  ])
  expect(fields.warnings).toEqual([
    'Dit CV is gescand: de tekst is herkend van een afbeelding. Kijk na of alles klopt.',
  ])
  // On the paper, turned by 1.3°, the last job stands lower at the right than the dates of its row at the left.
  const [period] = fields.evidence['experience.0.period']?.places ?? []
  const [position] = fields.evidence['experience.0.position']?.places ?? []
  expect((position?.y ?? 0) - (period?.y ?? 0)).toBeGreaterThan(0)
  expect(position?.x).toBeCloseTo(0.21, 1)
}, 240_000)

test('columns of a scan come out one after the other', async () => {
  const fields = await fieldsOf(makeScan([columns]))
  expect(fields.experience.map(({ company }) => company)).toEqual(
    expect.arrayContaining(['Bahia Coral Resort & Spa', 'Pearl Dhow Hotel', 'Hotel Magellan Cross']),
  )
  const places = ['On-the-job trainee', 'Seminars', 'Opera PMS', 'Staff rostering', 'Tagalog'].map((words) =>
    fields.cv_text.indexOf(words),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
}, 240_000)

test('a page that lies on its side is stood up', async () => {
  const fields = await fieldsOf(makeScan([dutch], { place: '0 420 -595 0 595 200' }))
  expect(fields.email).toBe('wpj.vanderlaan@example.nl')
  expect(fields.experience.map(({ company }) => company)).toContain('Veltman Registeraccountants')
}, 240_000)

test('of a file with text the scanned page is read too; without models it is said to be left out', async () => {
  const mixed = makeScan([dutch], { before: [simpleCv('Anna Bakker')] })
  const outcome = await outcomeOf(without, mixed.slice())
  expect('parsed' in outcome && outcome.parsed.fields).toMatchObject({
    name: 'Anna Bakker',
    warnings: ['Pagina 2 is een afbeelding; die is niet gelezen.'],
  })
  const fields = await fieldsOf(mixed)
  expect(fields.name).toBe('Anna Bakker')
  expect(fields.cv_text).toContain('Waterschap Kromme Lek')
}, 240_000)

test('without models a scan is refused, and a page without anything on it always is', async () => {
  const refusal = { unreadable: 'cv_without_text' }
  expect(await outcomeOf(without, makeScan([dutch]))).toEqual(refusal)
  expect(await outcomeOf(withModels, makePdf({ pages: [''] }))).toEqual(refusal)
}, 240_000)
