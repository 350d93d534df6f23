import { afterEach, expect, jest, test } from '@jest/globals'
import { readCv } from '../read-cv.ts'
import { cvOf } from '../testing/cv-of.ts'
import { readOf } from '../testing/read-of.ts'
import { isBsn, isIban } from './numbers.ts'

afterEach(() => {
  jest.useRealTimers()
})

test.each([
  ['BSN: 123456782', 'bsn', '123456782'],
  ['1234.56.782', 'bsn', '1234'],
  ['NL91 ABNA 0417 1643 00', 'iban', '0417'],
  ['Paspoortnummer: NX1234567', 'passport', 'NX1234567'],
  ['Geboortedatum: 12 mei 1985', 'birth_date', '1985'],
  ['Geboortedatum || 12-05-1985', 'birth_date', '1985'],
  ['Date of birth: May 12, 1985 | Utrecht', 'birth_date', '1985'],
  ['Geb. 12-5-85', 'birth_date', '12-5'],
  ['Geboren op 12-05-1985 te Rotterdam', 'birth_place', 'Rotterdam'],
  ['Geboren op: zondag 12-05-1985', 'birth_date', '1985'],
  ['Geboren te Rotterdam op 12 mei 1985', 'birth_date', '1985'],
  ['Geboorteplaats\nRotterdam', 'birth_place', 'Rotterdam'],
  ['Geburtsdatum, -ort || 12.08.1982 in Jever', 'birth_place', 'Jever'],
  ['geboren am 1. März 1980 in Bonn', 'birth_place', 'Bonn'],
  ['Né le 25/12/1982 à Paris', 'birth_date', '1982'],
  ['Staatsangehörigkeit || deutsch', 'nationality', 'deutsch'],
  ['Race: Burma', 'nationality', 'Burma'],
  ['Citizenship German', 'nationality', 'German'],
  ['Familienstand: verheiratet, 2 Kinder', 'marital_status', 'verheiratet'],
  ['État civil : célibataire', 'marital_status', 'célibataire'],
  ['Single', 'marital_status', 'Single'],
  ['Née le 8 mai 1989, mariée', 'marital_status', 'mariée'],
  ['34 ans, célibataire', 'age', '34 ans'],
  ['Née le 14 juillet 1993', 'birth_date', '1993'],
  ['Data di nascita || 30 giugno 1990', 'birth_date', '1990'],
  ['Fecha de nacimiento: 2 de agosto de 1988', 'birth_date', '1988'],
  ['South African citizen, code B licence', 'nationality', 'South African'],
  ['# À propos\n35 ans, marié, mobile dans toute la région', 'age', '35 ans'],
  ['# Profiel\n41 jaar, getrouwd, graag buiten', 'marital_status', 'getrouwd'],
  ['# Overig\nLeider bij de scouting. Gehuwd, twee kinderen.', 'marital_status', 'Gehuwd'],
  ['Age: 22 y.o', 'age', '22 y'],
  ['34 jaar', 'age', '34 jaar'],
  ['Geslacht: vrouw | Rijbewijs: B', 'gender', 'vrouw'],
  ['Nationaliteit: Nederlandse', 'nationality', 'Nederlandse'],
  ['Afkomst: Turks', 'nationality', 'Turks'],
  ['Citizenship: Dutch', 'nationality', 'Dutch'],
  ['Sekse: man', 'gender', 'man'],
  ['Burgerlijke staat: gehuwd, 2 kinderen', 'marital_status', 'gehuwd'],
  ['Geloof: katholiek', 'religion', 'katholiek'],
  ['Gezondheid: goed', 'health', 'goed'],
  ['Ik heb ADHD en autisme', 'health', 'autisme'],
  ['Seksuele geaardheid: homoseksueel', 'orientation', 'homoseksueel'],
  ['Ik ben open lesbisch en trots', 'orientation', 'lesbisch'],
  ['Politieke voorkeur: GroenLinks', 'politics', 'GroenLinks'],
  ['Lid van D66 sinds 2012', 'politics', 'D66'],
  ['Lid van vakbond FNV', 'union', 'FNV'],
  ['Vakbond: CNV', 'union', 'CNV'],
  ['Strafblad: geen', 'criminal', 'geen'],
  ['Zwanger, met verlof vanaf mei', 'health', 'Zwanger'],
])('%j is found and cut', (text, kind, value) => {
  const answer = readOf(`# Jan de Vries\n${text}`)
  expect(answer.sensitive.map((finding) => finding.kind)).toContain(kind)
  expect(JSON.stringify({ ...answer, sensitive: [] })).not.toContain(value)
  expect(JSON.stringify(answer.sensitive)).not.toContain(value)
  expect(answer.name).toBe('Jan de Vries')
})

test('what somebody says about itself is cut from the profile, the rest of the line stays', () => {
  const { summary, sensitive } = readOf(
    '# Jan de Vries\n\n# Profiel\nIk ben 34 jaar en heb vanwege mijn epilepsie geen rijbewijs. Ik werk graag.',
  )
  expect(sensitive.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['age', 'health']))
  expect(summary).not.toMatch(/34|epilepsie/)
  expect(summary).toBe('Ik werk graag.')
})

test('a sentence that would be torn is cut whole, also when it goes on below; others stay', () => {
  const { summary, sensitive } = readOf(
    '# Jan de Vries\n\n# Profiel\nTeeltman in hart en nieren. Ik ben getrouwd en heb drie\nkinderen, dus regelmaat is fijn. Ik leid graag mensen op.',
  )
  expect(sensitive.map(({ kind }) => kind)).toContain('marital_status')
  expect(summary).toBe('Teeltman in hart en nieren. Ik leid graag mensen op.')
})

test('a list of details is no sentence', () => {
  expect(readOf('# Jan de Vries\n\n# Profiel\n41 jaar, getrouwd, graag buiten').summary).toBe('graag buiten')
})

test('work for a party, a union or the courts is work', () => {
  const answer = readOf(
    '# Jan de Vries\n\n# Werkervaring\nBestuurder | FNV | 2015 - 2020\nOnderhandelde over cao’s met de vakbond.\nFractiemedewerker | D66 | 2010 - 2015\nBegeleidde veroordeelde jongeren.',
  )
  expect(answer.sensitive).toEqual([])
  expect(answer.experience.map(({ company }) => company)).toEqual(expect.arrayContaining(['FNV', 'D66']))
})

test.each([
  'Health Coach',
  'Health care professional',
  'Religion Teacher',
  'Gender Studies',
  'Docent godsdienst en levensbeschouwing',
  'Nationaal accountmanager',
  'Kinderen en jeugd specialist',
  'Koster bij de katholieke kerk',
  'Phone: 09 – 111 222 345',
  'TEL.: || 0475 || 31 22 11',
])('%s is nothing sensitive', (text) => expect(readOf(`# Jan de Vries\n${text}`).sensitive).toEqual([]))

test('work with ill, religious or foreign people is not about the person', () => {
  const text =
    '# Jan de Vries\n\n# Profiel\nErvaring met cliënten met autisme en dementie op een katholieke school in Marokko, 10 jaar.'
  expect(readOf(text).sensitive).toEqual([])
  expect(readOf(text).summary).toContain('autisme en dementie op een katholieke school in Marokko, 10 jaar')
})

test('a heading holds nothing sensitive either', () => {
  const answer = readOf('# Jan de Vries\n\n# Personalia - geboren 12-05-1985\nUtrecht')
  expect(answer.sensitive.map(({ kind }) => kind)).toEqual(['birth_date'])
  expect(JSON.stringify(answer)).not.toContain('1985')
})

test('the day on which a CV was written is no day of birth', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  const { sensitive, cv_text } = readOf('# Jan de Vries\n12-11-2026')
  expect(sensitive).toEqual([])
  expect(cv_text).toContain('12-11-')
})

test('telephone numbers are no citizen service numbers', () =>
  expect(readOf('# Jan de Vries\n+31 40 234 56 78').sensitive).toEqual([]))

test('a picture is reported as a photo', () => {
  const document = cvOf('# Jan de Vries')
  expect(
    readCv({ ...document, pictures: [{ page: 1, x: 400, y: 40, width: 100, height: 120 }] }).sensitive,
  ).toMatchObject([{ kind: 'photo', places: [{ page: 1 }] }])
})

test('checks of numbers', () => {
  expect([isBsn('123456782'), isBsn('123456789'), isBsn('12345')]).toEqual([true, false, false])
  expect([isIban('NL91ABNA0417164300'), isIban('NL91ABNA0417164301')]).toEqual([true, false])
})
