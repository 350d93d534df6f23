import { expect, test } from '@jest/globals'
import { checkText } from './check-text.ts'

const TEXT = `Verpleegkundige (m/v)

Wij zoeken een jonge, enthousiaste collega met maximaal 3 jaar ervaring. Er wordt van je verwacht dat je zelfstandig werkt.

- Je bent hands-on
- Je woont o.a. in de buurt van Assen`

const findingsOf = (text: string) => checkText(text).findings
const firstFinding = (text: string) => {
  const [finding] = findingsOf(text)
  if (!finding) throw new Error(`nothing found in: ${text}`)
  return finding
}
const applyRewrite = (text: string): string => {
  const { start, end, rewrite: words } = firstFinding(text)
  return text.slice(0, start) + (words ?? '') + text.slice(end)
}

test('every finding quotes the text where it says it stands, and gives a reason and a source', () => {
  const findings = findingsOf(TEXT)
  expect(findings.map(({ category }) => category)).toEqual(['gender', 'age', 'age', 'passive', 'jargon', 'pay'])
  for (const { start, end, quote, reason, source } of findings) {
    expect(TEXT.slice(start, end)).toBe(quote)
    expect([reason, source]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)])
  }
})

test.each([
  ['Wij zoeken een jonge, enthousiaste collega.', 'Wij zoeken een enthousiaste collega.'],
  ['Je hebt 2 tot 5 jaar relevante ervaring.', 'Je hebt minstens 2 jaar relevante ervaring.'],
  ['Wij zoeken een junior kandidaat.', 'Wij zoeken een kandidaat.'],
  ['Secretaresse gezocht', 'Secretarieel medewerker gezocht'],
  ['Wij zoeken een verpleegster.', 'Wij zoeken een verpleegkundige.'],
  ['Er wordt van je verwacht dat je plant.', 'We verwachten dat je plant.'],
  ['Je wordt begeleid door een ervaren collega.', 'Een ervaren collega begeleidt je.'],
  ['Kok (m/v)', 'Kok (m/v/x)'],
])('one click turns "%s" into "%s", which has nothing left to find', (text, better) => {
  expect(applyRewrite(text)).toBe(better)
  expect(findingsOf(better)).toEqual([])
})

test('the reason about an English sentence is Dutch', () => {
  expect(firstFinding('The candidate manages his own schedule.')).toMatchObject({
    quote: 'his',
    reason: 'Hiermee zeg je dat de kandidaat een man of een vrouw is.',
  })
})

test('a long sentence is split where its second half can stand alone', () => {
  const text =
    'Je maakt elke week samen met de monteurs en de werkvoorbereiders de planning voor de projecten in de regio Noord, en je bespreekt op vrijdag met de directie hoe het ervoor staat.'
  const better = applyRewrite(text)
  expect(better).toContain('Noord. Je bespreekt')
  expect(findingsOf(better).map(({ category }) => category)).toEqual(['pay'])
})

test.each([
  'Het salaris is € 3.200 tot € 4.100 bruto per maand.',
  'Inschaling in FWG 45.',
  'Je verdient 2.800 euro bruto.',
  'Salarisschaal 9 van de cao Gemeenten.',
  'Loon: 15,20 per uur',
])('pay is not missing in: %s', (sentence) => {
  const text = `${'Je plant de ritten en je belt met klanten. '.repeat(6)}${sentence}`
  expect(findingsOf(text)).toEqual([])
})

test.each([
  'Je hebt een persoonlijk opleidingsbudget van € 1.500 per jaar.',
  'Je krijgt maaltijdcheques van € 8 per dag.',
  'Je reiskostenvergoeding is € 0,23 per kilometer.',
  'We leveren op grote schaal aan winkels.',
  'Ons bedrijf had een omzet van 3 miljoen euro.',
  'Salaris: in overleg, voor 32 uur per week.',
])('pay is missing in: %s', (sentence) => {
  const text = `${'Je plant de ritten en je belt met klanten. '.repeat(6)}${sentence}`
  expect(findingsOf(text).at(-1)).toMatchObject({ category: 'pay', quote: '' })
})

test('pay that is praised is found unless the text names it', () => {
  const praise = 'Wij bieden een marktconform salaris.'
  expect(firstFinding(praise)).toMatchObject({ category: 'pay', quote: 'marktconform salaris' })
  expect(findingsOf(`${praise} Dat is € 2.800 tot € 3.200 bruto per maand.`)).toEqual([])
})

test('a missing salary is reported once, at the end, and only of a whole text', () => {
  const text = 'Je plant de ritten en je belt met klanten. '.repeat(6)
  expect(findingsOf(text)).toEqual([
    expect.objectContaining({ category: 'pay', quote: '', start: text.trimEnd().length }),
  ])
  expect(findingsOf('Je plant de ritten.')).toEqual([])
})

test('a line to be filled in is found again until somebody fills it in', () => {
  const text = 'Je plant de ritten en je belt met klanten. '.repeat(6)
  expect(findingsOf(applyRewrite(text)).map(({ category }) => category)).toContain('placeholder')
})

test('reading level is Flesch-Douma and needs enough words', () => {
  expect(checkText('Te kort.').readability).toBeNull()
  const easy = checkText('Je helpt de klant. Je pakt de doos. Je zet de kar klaar. '.repeat(5)).readability
  const hard = checkText(
    'Verantwoordelijkheidsgevoel, communicatievaardigheden en organisatiesensitiviteit kenmerken projectverantwoordelijken binnen samenwerkingsverbanden. '.repeat(
      6,
    ),
  ).readability
  expect(easy?.level).toBe('A2')
  expect(hard?.level).toBe('C1')
})

test('items of a list are no sentences of the running text', () => {
  const sentence = 'Je maakt de planning voor twaalf monteurs en je belt elke dag met de klanten in de regio.'
  const running = `${sentence} `.repeat(4)
  const items = '\n- goed Nederlands\n- rijbewijs B\n- een diploma'.repeat(4)
  const readabilityOfText = checkText(running).readability
  expect(checkText(running + items).readability?.wordsPerSentence).toBe(readabilityOfText?.wordsPerSentence)
})

test('a list behind a colon is no long sentence', () => {
  const list =
    'Je taken: bestellen, inpakken, verzenden, voorraad tellen, retouren verwerken, klanten bellen, de werkplek opruimen, pakbonnen printen, dozen vouwen, etiketten plakken en de leveranciers ontvangen.'
  expect(findingsOf(list).map(({ category }) => category)).not.toContain('sentence')
})

test('passive is a remark only where naming who does it helps', () => {
  expect(findingsOf('De sluis wordt in 2027 vernieuwd.')).toEqual([])
  expect(firstFinding('De planning wordt door de teamleider gemaakt.').category).toBe('passive')
})

test('abbreviations and line ends do not make or break sentences', () => {
  expect(
    findingsOf('Je werkt o.a. met Excel, bijv. voor de planning, incl. de roosters, d.w.z. voor alle teams.'),
  ).toEqual([])
})

test.each([
  '',
  ' \n\n ',
  '.'.repeat(20_000),
  'je bent '.repeat(5_000),
  'ge'.repeat(20_000),
  '\u202ejong\u0000 €',
  '['.repeat(5_000),
])('strange text gives a report and no error', (text) => {
  for (const { start, end, quote } of findingsOf(text)) expect(text.slice(start, end)).toBe(quote)
})

test('the same text gives the same report', () => {
  expect(checkText(TEXT)).toEqual(checkText(TEXT))
})

test('a pasted text that is one sentence of 100 kB is checked without a pause that grows with its square', () => {
  expect(checkText('de taken worden, waar nodig, door ons verdeeld, '.repeat(2_000)).words).toBeGreaterThan(10_000)
})
