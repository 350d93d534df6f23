import { expect, test } from '@jest/globals'
import { readOf } from '../testing/read-of.ts'

const readExtras = (text: string) => readOf(`# Jan de Vries\njan@devries.nl\n\n${text}`)

test.each([
  ['Nederlands (moedertaal)\nEngels (vloeiend)', 'Nederlands moedertaal, Engels vloeiend'],
  ['Nederlands: moedertaal, Engels: goed', 'Nederlands moedertaal, Engels goed'],
  ['Nederlands || Moedertaal\nEngels || B2', 'Nederlands Moedertaal, Engels B2'],
  ['Nederlands\nMoedertaal\nEngels\nVloeiend', 'Nederlands Moedertaal, Engels Vloeiend'],
  ['Native: Dutch\nFluent: English', 'Dutch Native, English Fluent'],
  ['Nederlands ●●●●●\nEngels ●●●○○', 'Nederlands, Engels'],
  ['Nederlands, Engels en Duits', 'Nederlands, Engels, Duits'],
  ['NEDERLANDS\nNederlandse Gebarentaal (basis)', 'Nederlands, Nederlandse Gebarentaal basis'],
  ['Marokkaans-Arabisch\nVlaamse Gebarentaal (basis)', 'Marokkaans-Arabisch, Vlaamse Gebarentaal basis'],
  ['English, Kiswahili, Luganda, Dutch (A2)', 'English, Kiswahili, Luganda, Dutch A2'],
  [
    'Français : langue maternelle\nCréole : langue maternelle\nItalien : notions',
    'Français langue maternelle, Créole langue maternelle, Italien notions',
  ],
  [
    'Brazilian Portuguese (native), Mandarin Chinese, British Sign Language',
    'Brazilian Portuguese native, Mandarin Chinese, British Sign Language',
  ],
  ['Engels (goed) | Dothraki (vloeiend)', 'Engels goed, Dothraki vloeiend'],
  ['Nederlands 100%\nEngels 80%', 'Nederlands, Engels'],
  ['Fluent English & Dutch', 'English Fluent, Dutch Fluent'],
  ['Te reo Māori (conversational), Hawaiian, Navajo', 'Te reo Māori conversational, Hawaiian, Navajo'],
  ['Madrelingua(e) || Italiano\nAltra(e) lingua(e) || Inglese B2', 'Italiano, Inglese B2'],
  ['Gute Englischkenntnisse', 'Englisch Gut'],
])('languages of %j', (text, languages) => {
  expect(
    readExtras(`# Talen\n${text}`)
      .languages.map(({ language, level }) => (level ? `${language} ${level}` : language))
      .join(', '),
  ).toBe(languages)
})

test('languages with a level are read under any heading', () => {
  expect(
    readExtras('# Opleidingen\nSumma College\nPersoonlijke vaardigheden - talen\nNederlands: moedertaal\nEngels: B1')
      .languages,
  ).toEqual([
    { language: 'Nederlands', level: 'moedertaal' },
    { language: 'Engels', level: 'B1' },
  ])
})

test.each([
  [
    '# Vaardigheden\nPython, geostatistiek. Nederlands, Duits (werkniveau)',
    'Nederlands, Duits werkniveau',
    'Python, geostatistiek',
  ],
  [
    '# Skills\nGit\nFluent in German and English; Basic proficiency in French',
    'German Fluent, English Fluent, French Basic',
    'Git',
  ],
  ['# Skills\nGit, Java\nEsperanto native, English C1', 'Esperanto native, English C1', 'Git, Java'],
  [
    '# Overig\nDBS checked. Languages: English, Gujarati (conversational). Full UK licence.',
    'English, Gujarati conversational',
    '',
  ],
  ['# Profiel\nIk spreek vloeiend Nederlands en Engels.', 'Nederlands vloeiend, Engels vloeiend', ''],
  ['# Overig\nEngels || C2 || C2\nJapans || B1 || B1', 'Engels C2, Japans B1', ''],
  ['# Personal details\nLanguages Known || : Tamil, Hindi (read only)', 'Tamil, Hindi', ''],
  ['# Skills\nDutch cuisine, French pastry', '', 'Dutch cuisine, French pastry'],
])('languages and skills of %j', (text, languages, skills) => {
  const extras = readExtras(text)
  expect(extras.languages.map(({ language, level }) => (level ? `${language} ${level}` : language)).join(', ')).toBe(
    languages,
  )
  expect(extras.skills.join(', ')).toBe(skills)
})

test.each([
  ['Rijbewijs || B, heftruckcertificaat', ['B']],
  ['# Rijbewijs\nAuto: B', ['B']],
  ['Rijbewijs: || B, C, E bij B en C, code 95', ['B', 'C', 'BE', 'CE']],
  ['Führerausweis Kat. A, B', ['A', 'B']],
  ['# Rijbewijs\nB, BE', ['B', 'BE']],
  ['# RIJBEWIJS\nB EN BE', ['B', 'BE']],
  ['Rijbewijs: B en C', ['B', 'C']],
  ['In bezit van rijbewijs B en eigen auto', ['B']],
  ['Rijbewijs CE met code 95', ['CE']],
  ['# Rijbewijs\nCategorie B (sinds 2003)', ['B']],
  ['# Rijbewijs en vervoer\nB, in bezit van auto', ['B']],
  ['Rijbewijs || : A, B', ['A', 'B']],
  ['In bezit van rijbewijs B en E', ['B', 'E']],
  ['Rijbewijs: cat. B', ['B']],
  ['Führerschein || Klasse B', ['B']],
  ['Permiso de conducir B, vehículo propio', ['B']],
  ['# Driving licence\nMotorbikes: A1\nCars: B', ['A1', 'B']],
  ['South African citizen,\ncode B licence', ['B']],
  ['Holds a class C1 licence', ['C1']],
  ['Software licence B', []],
  ['Geen eigen vervoer', []],
  ['Rijbewijs || A la carte koken', []],
])('driving licences of %j', (text, licences) => expect(readExtras(text).driving_licences).toEqual(licences))

test('certificates are the lines of their section, and known ones wherever they stand', () => {
  expect(
    readExtras('# Certificaten\nVCA VOL (2020)\nPRINCE2 Foundation, 2019\n2018 || Heftruckcertificaat\nRijbewijs B')
      .certificates,
  ).toEqual(['VCA VOL (2020)', 'PRINCE2 Foundation, 2019', 'Heftruckcertificaat'])
  expect(readExtras('# Overig\nVOG aanwezig, VCA-VOL, BIG-registratie').certificates).toEqual([
    'VOG',
    'VCA-VOL',
    'BIG-registratie',
  ])
})

test.each([
  ['Beschikbaar: per direct', { availability: 'per direct' }],
  ['# Beschikbaarheid\nDonderdagavond, zaterdag', { availability: 'Donderdagavond, zaterdag' }],
  ['Opzegtermijn: 1 maand', { notice_period: '1 maand' }],
  ['Opzegtermijn: één maand, 36 uur per week', { notice_period: 'één maand' }],
  ['# Beschikbaarheid\nOpzegtermijn één maand, 36 uur per week', { availability: null, hours: '36 uur per week' }],
  ['Beschikbaar: per 1 maart, 38 uur per week', { availability: 'per 1 maart', hours: '38 uur per week' }],
  ['# Profiel\nIk heb 1 maand opzegtermijn.', { notice_period: '1 maand opzegtermijn' }],
  ['Salariswens: € 3.200 bruto', { salary_wish: '€ 3.200 bruto' }],
  ['Gewenst salaris € 4.000 - € 4.500 bruto per maand', { salary_wish: '€ 4.000 - € 4.500 bruto per maand' }],
  ['Uren: 32-36 uur per week', { hours: '32-36 uur per week' }],
  [
    '# Profiel\nIk ben per direct beschikbaar voor 32 uur per week.',
    { availability: 'per direct beschikbaar', hours: '32 uur per week' },
  ],
  [
    '# Profiel\nIk werkte er 40 uur per week.',
    { hours: null, availability: null, salary_wish: null, notice_period: null },
  ],
])('wishes of %j', (text, wishes) => expect(readExtras(text)).toMatchObject(wishes))
