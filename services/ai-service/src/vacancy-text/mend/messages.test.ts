import { expect, test } from '@jest/globals'
import { readMessage, withoutSubjectMark } from './messages.ts'

test.each([
  '[12-03 09:14] Fenna: laden en lossen',
  '[12-03-2024 09:14:33] Fenna de Wit: laden en lossen',
  '12/03/2024, 09:14 - Fenna: laden en lossen',
  '[09:14, 12-3-2024] Fenna: laden en lossen',
  '12 mrt. 09:14 - Fenna: laden en lossen',
  '[9:14] Fenna: laden en lossen',
  'Fenna, 09:14\nladen en lossen\nGroetjes Fenna',
  'Hoi Jan,\nladen en lossen\ngr. Fenna',
  'Dag Jan,\n\nZoals besproken:\nladen en lossen\n\nMvg,\nFenna de Wit\nShift leader | T 014 00 00 00',
  'Beste collega,\n\nHierbij de taken voor de vacature:\nladen en lossen\n\nMet vriendelijke groet,\nFenna',
  'Van: Fenna de Wit\nVerzonden: maandag 3 maart 2025 09:14\nAan: Jan\nOnderwerp: RE: vacature\n\nladen en lossen',
  'Hallo,\nladen en lossen\nKun je dit vandaag nog online zetten?\nAlvast bedankt!\nFijn weekend',
  'Goedemorgen Jan, hierbij de info: laden en lossen',
  'laden en lossen\noja en\nrest mag je zelf verzinnen',
  'laden en lossen. De rest weet je wel.',
  'laden en lossen\nmaak er maar iets moois van',
  'Hoi Jan\nladen en lossen\nLaat maar weten of dit zo goed is\nVerstuurd vanaf mijn iPhone',
  'ff snel wat er in moet: laden en lossen',
  'laden en lossen. Groetjes Fenna',
])('the matter of a message stays and nothing around it: %j', (text) => {
  const { text: matter, envelope } = readMessage(text)
  expect(matter).toMatch(/^laden en lossen\.?$/)
  expect(envelope.length).toBeGreaterThan(0)
})

test('what is thought of late is a task without the words before it', () => {
  expect(readMessage('[12-03 09:14] Fenna: oja en leerlingen begeleiden').text).toBe('leerlingen begeleiden')
  expect(readMessage('oh ja, kassa tellen').text).toBe('kassa tellen')
})

test.each([
  'Dag en nacht bereikbaar zijn',
  'Dag, avond en nacht',
  'Gasten groeten',
  'Beste prijzen bewaken',
  'Van: intake tot oplevering',
  'Teksten online zetten',
  'Laat klanten weten wanneer hun auto klaar is',
  'Hier leer je het vak',
  'Rest- en groenafval ophalen',
  'Heb je vragen? Bel Marieke, 030 000 00 00',
  'Op maandag 09:00 teamoverleg',
  'Orders klaarzetten vanaf 06:00',
  'Laat je ons weten waarom jij past?',
  'Top team\nGoede sfeer',
])('words of the vacancy are no envelope: %j', (text) => expect(readMessage(text)).toEqual({ text, envelope: [] }))

test.each([
  ['FW: Laborant', 'Laborant'],
  ['RE: FW: Laborant', 'Laborant'],
  ['Fwd: vacature laborant', 'vacature laborant'],
  ['Betreft: laborant', 'laborant'],
  ['TR: Laborant', 'Laborant'],
  ['Re-integratieconsulent', 'Re-integratieconsulent'],
  ['Reisadviseur', 'Reisadviseur'],
])('%s: the title is what stands behind the mark of a mail', (typed, title) =>
  expect(withoutSubjectMark(typed)).toBe(title),
)
