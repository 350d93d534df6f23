import { expect, test } from '@jest/globals'
import { withoutSubjectMark } from './messages.ts'
import { readMessage } from './read-message.ts'

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
  '[12-03 09:14] Fenna: laden en lossen\n[12-03 09:15] Fenna: weet ge wat, zet er ook bij dat het druk is\n[12-03 09:16] Fenna: haha ok moet gaan',
  'Hoi Jan,\nHier alvast de info voor de vacature van de chauffeur, de rest komt later.\nladen en lossen\nBel me gerust bij vragen (06-00000000).\nGroet,\nFenna',
  'Geachte heer Claes,\n\nHierbij bezorg ik u de gegevens van onze vacature.\nladen en lossen\nMag ik u vragen de tekst kort te houden?\n\nMet de meeste hoogachting,\nmr. Fenna de Wit\nvennoot',
  '[12-03 09:14] Fenna: laden en lossen\n[12-03 09:15] Jan: ook tillen?\n[12-03 09:16] Fenna: ja klopt die ook 👍',
  'Fenna (09:14): laden en lossen',
  '09:14 - Fenna: laden en lossen',
  'Fenna 12-3 09:14: laden en lossen',
  'Zoals dinsdag op kantoor afgesproken:\nladen en lossen',
  'laden en lossen\n\nDank alvast,\nFenna de Wit\nZaakvoerster',
  'laden en lossen\nAlvast bedankt,\nFenna',
  'gebeld met Fenna 3/10:\nladen en lossen',
  'Gebeld met Fenna de Wit (HR) op 3-10-2026: laden en lossen',
  'tel. Fenna 3 okt:\nladen en lossen',
  'Notities gesprek 3/10:\nladen en lossen',
  'Intake met mevr. De Wit, 3/10\nladen en lossen',
  'net gesproken met de klant:\nladen en lossen',
  'Telefoontje van Fenna:\nladen en lossen',
  'gesprek klant vanmorgen:\nladen en lossen',
  'overleg 3-10 met Fenna\nladen en lossen',
  'laden en lossen\nQua loon mag je het zelf inschatten, maar zeker niet boven 3100 gaan.',
  'laden en lossen. Salaris kun je zelf invullen, max 2.800.',
  'laden en lossen\nHet loon laat ik aan jou over.\nLiefst niet boven 16 euro per uur.',
  'laden en lossen\nVoor de titel mag jij iets bedenken',
  'De intro mag u zelf schrijven.\nladen en lossen',
  'laden en lossen. Verloning: schat zelf maar in.',
])('the matter of a message stays and nothing around it: %j', (text) => {
  const { text: matter, envelope } = readMessage(text)
  expect(matter).toMatch(/^laden en lossen\.?$/)
  expect(envelope.length).toBeGreaterThan(0)
})

test('a sentence behind such an opening has its subject in front again', () => {
  expect(readMessage('Zoals vorige week in de winkel besproken zoeken wij iemand voor de kassa.').text).toBe(
    'Wij zoeken iemand voor de kassa.',
  )
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
  'Vrijdag 15:30: winkel sluiten',
  'Start 07:00: machines controleren',
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

test.each([
  'Gesprekken met klanten: notuleren',
  'Overleg met leveranciers',
  'Overleg met Philips: orders en levertijden',
  'Bezoek aan klanten vrijdag',
  'Telefonisch overleg met artsen',
  'Afspraak maken met Rijkswaterstaat',
  'Intakegesprekken voeren',
  'Je uren mag je zelf bepalen',
  'Je salaris kun je deels zelf invullen',
  'Het loon is marktconform',
  'Niet meer dan 10 uur per dag',
  'Tellen van voorraad',
])('work that is talk stays: %s', (text) => expect(readMessage(text)).toEqual({ text, envelope: [] }))
