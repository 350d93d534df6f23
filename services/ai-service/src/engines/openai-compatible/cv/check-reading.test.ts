import { expect, test } from '@jest/globals'
import { parsedCv } from '@wervio/contracts'
import { cvAnswerOf } from '../../../../test/cv/cv-answer-of.ts'
import type { CvDocument } from '@wervio/cv-document'
import { readCv } from '../../../cv/read-cv.ts'
import { sourceOf } from '../../../cv/source/source-of.ts'
import { cvOf } from '../../../cv/testing/cv-of.ts'
import { checkReading } from './check-reading.ts'

const TEXT = `# Sanne de Wit
sanne.dewit@voorbeeld.nl | 06 - 12 34 56 78 | Utrecht
Geboortedatum: 12-05-1985

# Profiel
Zorgzame verpleegkundige met oog voor détail. Ik werk graag met andere verpleeg-
kundigen in een team.

# Werkervaring
**Teamleider**
Ziekenhuis Oost, Amersfoort
maart 2018 - heden
* Zorg voor patiënten na een operatie

**Verpleegkundige**
Zorggroep West B.V., Den Haag
2012 - 2018
* Wondzorg

# Opleiding
Hbo Verpleegkunde, Hogeschool Utrecht, 2008 - 2012

# Talen
Nederlands (moedertaal), Engels (goed)

# Vaardigheden
Excel, C++, .NET

# Overig
Rijbewijs: B
Salariswens: € 3.200 bruto per maand`

const check = (answerFields: Parameters<typeof cvAnswerOf>[0], document: CvDocument = cvOf(TEXT)) => {
  const checked = checkReading(cvAnswerOf(answerFields), { fields: readCv(document), source: sourceOf(document) })
  return parsedCv.omit({ made_by: true }).parse(checked)
}
const dropped = (value: string) => `"${value}" staat niet in het CV en is weggelaten.`

test('what both read is surer than what the rules read, with their words and places', () => {
  const rules = readCv(cvOf(TEXT)).evidence
  const { name, email, phone, evidence, warnings } = check({
    name: 'SANNE DE WIT',
    email: 'Sanne.deWit@voorbeeld.nl',
    phone: '+31 (0)6 12345678',
  })
  expect({ name, email, phone, warnings }).toEqual({
    name: 'Sanne de Wit',
    email: 'sanne.dewit@voorbeeld.nl',
    phone: '+31612345678',
    warnings: [],
  })
  for (const field of ['name', 'email', 'phone']) {
    expect(evidence[field]?.confidence).toBeGreaterThan(rules[field]?.confidence ?? 1)
    expect(evidence[field]).toMatchObject({ quote: rules[field]?.quote, places: rules[field]?.places })
  }
})

test('name, address and number of a reference are nobody’s', () => {
  const document = cvOf(
    `${TEXT}\n\n# Referenties\nPiet Bos, Zorggroep West B.V.\npiet@bos.nl | 06 99 88 77 66\nVries, Anna de`,
  )
  const of = (value: string) => `"${value}" is van een referentie en is weggelaten.`
  expect(
    check({ name: 'Piet Bos', email: 'piet@bos.nl', phone: '06 99 88 77 66', location: 'Utrecht' }, document),
  ).toMatchObject({
    name: null,
    email: null,
    phone: null,
    warnings: [of('Piet Bos'), of('piet@bos.nl'), of('06 99 88 77 66')],
  })
  expect(check({ name: 'Anna de Vries', location: 'Utrecht' }, document)).toMatchObject({
    name: null,
    warnings: [of('Anna de Vries')],
  })
  expect(check({ name: 'Sanne de Wit' }, document).name).toBe('Sanne de Wit')
})

test('what only the model read is less sure and has its own place', () => {
  const { title, evidence } = check({ title: 'Zorgzame verpleegkundige' })
  expect(title).toBe('Zorgzame verpleegkundige')
  expect(evidence['title']).toMatchObject({ confidence: 0.7, quote: 'Zorgzame verpleegkundige', places: [{ page: 1 }] })
})

test.each([
  ['a name', { name: 'John Doe' }, 'name', 'John Doe'],
  ['an address of e-mail', { email: 'sanne@verzonnen.nl' }, 'email', 'sanne@verzonnen.nl'],
  ['the tail of an address', { email: 'dewit@voorbeeld.nl' }, 'email', 'dewit@voorbeeld.nl'],
  ['words for an address', { email: 'op aanvraag' }, 'email', 'op aanvraag'],
  ['another number', { phone: '06-12345679' }, 'phone', '06-12345679'],
  ['part of the number', { phone: '12345678' }, 'phone', '12345678'],
  ['a profile made of the name', { linkedin: 'linkedin.com/in/sannedewit' }, 'linkedin', 'linkedin.com/in/sannedewit'],
  ['another place', { location: 'Amsterdam' }, 'location', 'Amsterdam'],
  [
    'a paraphrase',
    { summary: 'Een zorgzame collega die precies werkt.' },
    'summary',
    'Een zorgzame collega die precies werkt.',
  ],
  ['a translation', { title: 'Caring nurse' }, 'title', 'Caring nurse'],
  ['part of a word', { title: 'Verpleeg' }, 'title', 'Verpleeg'],
  ['another amount', { salary_wish: '€ 32.00 bruto per maand' }, 'salary_wish', '€ 32.00 bruto per maand'],
  ['another currency', { salary_wish: '$ 3.200 bruto per maand' }, 'salary_wish', '$ 3.200 bruto per maand'],
  ['hours', { hours: '32-40 uur' }, 'hours', '32-40 uur'],
] as const)('%s that isn’t there is dropped and told', (_what, said, field, value) => {
  const checked = check(said)
  expect(checked[field]).toBeNull()
  expect(checked.evidence[field]).toBeUndefined()
  expect(checked.warnings).toEqual([
    ...(Object.keys(checked.evidence).length === 0 ? ['Het taalmodel vond geen gegevens in dit CV.'] : []),
    dropped(value),
  ])
})

test('capitals, accents, ligatures, soft hyphens, broken lines and white space tell no difference', () => {
  const answer =
    'ZORGZAME  verpleegkundige met oog voor detail. Ik werk graag met andere verpleeg\u00ADkundigen in een team.'
  expect(check({ summary: answer }).warnings).toEqual([])
  expect(check({ title: 'o\uFB03ce' }, cvOf('# Sanne de Wit\nOffice manager')).title).toBe('o\uFB03ce')
})

test('words that lost a ligature in the file are still there', () => {
  expect(
    check(
      { skills: ['Microsoft 365', 'Software', 'Soft'] },
      cvOf('# Sanne de Wit\n\n# Vaardigheden\nMicroso 365 en so ware'),
    ),
  ).toMatchObject({ skills: ['Microsoft 365', 'Software'], warnings: [dropped('Soft')] })
})

test('of a profile the sentences stay that are there', () => {
  const { summary, warnings } = check({
    summary: 'Zorgzame verpleegkundige met oog voor détail. Ik ben de allerbeste.',
  })
  expect(summary).toBe('Zorgzame verpleegkundige met oog voor détail.')
  expect(warnings).toEqual([dropped('Ik ben de allerbeste.')])
})

test('a value longer than its field is cut, as the rules do', () => {
  const long = 'Verpleegkundige die alles kan en dat graag laat zien '.repeat(5).trim()
  const { title, warnings } = check({ title: long }, cvOf(`# Sanne de Wit\n${long}`))
  expect(title).toBe(long.slice(0, 200))
  expect(warnings).toEqual([])
})

test('of a place the part stays that is there', () => {
  expect(check({ location: 'Utrecht, Nederland' })).toMatchObject({
    location: 'Utrecht',
    warnings: [dropped('Nederland')],
  })
})

test.each([
  ['de Wit, Sanne', 'Sanne de Wit', 'Sanne de Wit'],
  ['Sanne de Wit', 'de Wit, Sanne', 'Sanne de Wit'],
])('a name in another order: %s on the page, %s by the model', (page, said, name) => {
  expect(check({ name: said }, cvOf(`# ${page}\n06-12345678`)).name).toBe(name)
})

test('details that only a link says', () => {
  const links = ['mailto:sanne@voorbeeld.nl?subject=cv', 'https://www.linkedin.com/in/sanne-w', 'tel:+31201234567'].map(
    (href) => ({ href, box: null, line: null }),
  )
  const answer = { email: 'sanne@voorbeeld.nl', linkedin: 'https://linkedin.com/in/sanne-w/', phone: '020 123 45 67' }
  expect(check(answer, { ...cvOf('# Sanne de Wit\nKok'), links })).toMatchObject({
    email: 'sanne@voorbeeld.nl',
    linkedin: 'https://linkedin.com/in/sanne-w',
    phone: '+31201234567',
    warnings: [],
  })
})

test('skills: other wordings become the document’s, parts of words and doubles don’t count', () => {
  const { skills, warnings } = check({
    skills: ['Microsoft Excel', 'excel', 'C', 'C++', 'NET', '.NET', 'Java', '', null],
  })
  expect(skills).toEqual(['Excel', 'C++', '.NET'])
  expect(warnings).toEqual(['C', 'NET', 'Java'].map(dropped))
})

test('languages keep a level that stands beside them; licences need the word', () => {
  const checked = check({
    languages: [
      { language: 'Engels', level: 'goed' },
      { language: 'Nederlands', level: 'C2' },
      { language: 'Frans', level: 'goed' },
    ],
    driving_licences: ['b', 'CE'],
  })
  expect(checked.languages).toEqual([
    { language: 'Engels', level: 'goed' },
    { language: 'Nederlands', level: null },
  ])
  expect(checked.driving_licences).toEqual(['B'])
  expect(checked.warnings).toEqual(['C2', 'Frans', 'CE'].map(dropped))
})

test('what is sensitive is in no field and in no warning', () => {
  const checked = check({ summary: 'Geboren op 12-05-1985.', availability: '12-05-1985', hours: '41 jaar oud' })
  expect(JSON.stringify({ ...checked, sensitive: [] })).not.toMatch(/1985|41 jaar/)
  expect(checked.sensitive).toMatchObject([{ kind: 'birth_date' }])
  expect(checked.warnings).toEqual([
    'Het taalmodel vond geen gegevens in dit CV.',
    'Nog 3 waarden staan niet in het CV en zijn weggelaten.',
  ])
})

test('two dropped values are named, the rest is counted', () => {
  const { warnings } = check({
    name: 'Sanne de Wit',
    skills: Array.from({ length: 14 }, (_none, at) => `Verzinsel ${at}`),
  })
  expect(warnings).toEqual([
    dropped('Verzinsel 0'),
    dropped('Verzinsel 1'),
    'Nog 12 andere waarden staan niet in het CV en zijn weggelaten.',
  ])
})

test('an answer that says nothing is told', () => {
  expect(check({})).toMatchObject({
    name: null,
    skills: [],
    experience: [],
    evidence: {},
    warnings: ['Het taalmodel vond geen gegevens in dit CV.'],
  })
})

test('the longest CV is cut off where it is sent, and that is told', () => {
  const line = 'Een regel over iets dat ik ooit deed bij een van mijn vele werkgevers. '.repeat(20)
  const { lines, warnings } = sourceOf(cvOf(Array.from({ length: 200 }, () => line).join('\n')))
  expect(lines.reduce((sum, { text }) => sum + text.length + 1, 0)).toBeLessThanOrEqual(200_000)
  expect(warnings).toEqual(['Dit CV is erg lang; het taalmodel heeft alleen het eerste deel gelezen.'])
})

test('the other values that the rules weighed stay where the model took one of them', () => {
  const document = cvOf(`${TEXT}\nThuis: 020-1234567`)
  const values = (answer: Parameters<typeof cvAnswerOf>[0]) =>
    check(answer, document).possible_values?.['phone']?.map(({ value }) => value)
  expect(values({ phone: '+31 6 12345678' })).toEqual(['+31612345678', '+31201234567'])
  expect(values({ phone: null })).toBeUndefined()
})
