import { expect, test } from '@jest/globals'
import { readForm } from '../form.ts'
import { placePastedAd } from './pasted-ad.ts'

const AD = `Je geeft les aan 6 klassen.

Wat vragen wij?
- hart voor pubers

Wat bieden wij?
- een coach
Interesse? Mail vóór 12 december naar ilse@school.example`

const read = (tasks: string, more = {}) =>
  placePastedAd(readForm({ functie: 'Leraar', specifieke_taken: tasks, ...more }))

test('an advertisement in one field stands in the fields of its headings', () => {
  const { form, contact } = read(AD, { hard_skills: 'bevoegdheid' })
  expect(form.tasks).toBe('Je geeft les aan 6 klassen.')
  expect(form.hardSkills).toBe('bevoegdheid\n- hart voor pubers')
  expect(form.benefits).toBe('- een coach')
  expect(contact).toEqual(['Mail vóór 12 december naar ilse@school.example'])
})

test('headings in the middle of a line open their part', () => {
  const { form } = read('Je bakt brood. Wat bieden wij? Een goed salaris. Wat vragen wij? Ervaring met deeg.')
  expect([form.tasks, form.hardSkills, form.benefits]).toEqual([
    'Je bakt brood.',
    'Ervaring met deeg.',
    'Een goed salaris.',
  ])
})

test.each([
  'Wat ga je doen?\n- bakken\nExtra:\n- schoonmaken',
  'Klanten adviseren\nContact: met leveranciers\nKassa draaien',
  'Enthousiast: je krijgt energie van gasten\nRustig',
])('a lead of the field itself, or a label that is none of these, moves nothing: %s', (tasks) => {
  expect(read(tasks)).toEqual({
    form: readForm({ functie: 'Leraar', specifieke_taken: tasks }),
    contact: [],
    fields: [],
  })
})

test('plain headings, with lists of several marks below them, open the parts of the form', () => {
  const { form, fields } = read(`Functieomschrijving
• Facturen verwerken
- Telefoon aannemen
1. Post verdelen
Functie-eisen
* Mbo niveau 4
Competenties
- nauwkeurig
Arbeidsvoorwaarden
- 25 vakantiedagen
Het team
Drie collega’s op de binnendienst.
Onze cultuur
Nuchter en informeel
Missie en visie
Iedereen een huis
Over ons
Wij bouwen woningen.`)
  expect(form).toMatchObject({
    tasks: '• Facturen verwerken\n- Telefoon aannemen\n1. Post verdelen',
    hardSkills: '* Mbo niveau 4',
    softSkills: '- nauwkeurig',
    benefits: '- 25 vakantiedagen',
    team: 'Drie collega’s op de binnendienst.',
    culture: 'Nuchter en informeel',
    mission: 'Iedereen een huis',
    coreActivity: 'Wij bouwen woningen.',
  })
  expect(fields).toEqual(['tasks'])
})

test.each([
  'Kassa draaien\nSfeer\nKlanten helpen',
  'Opleiding: op onze kosten\nPensioen',
  'Contact met leveranciers:\n- bellen\n- mailen',
  'Taken verdelen in het team:\n- roosters maken',
])('a lone plain word, or a lead that only sounds like a heading, opens no part: %s', (tasks) => {
  expect(read(tasks).fields).toEqual([])
})

test('what the website said around an advertisement is none of its text', () => {
  const { form } = read(`Terug naar het overzicht
Brood bakken
Klanten helpen
Solliciteer direct
Deel deze vacature: Facebook LinkedIn
Bekijk ook onze andere vacatures`)
  expect(form.tasks).toBe('Brood bakken\nKlanten helpen')
})

test('work that sounds like a button of a website stays', () => {
  const tasks = 'Deel de kennis met het team\nPrint de etiketten op de Zebra\nMail met klanten\nCookies bakken\nSluiten'
  expect(read(tasks).form.tasks).toBe(tasks)
})

test.each([
  'Home > Over ons > Missie',
  'Startpagina › Werken bij › Zorg',
  'Onze organisatie » Historie » Jaren zestig',
  'Over ons > Ons team',
  'Lees meer »',
  'Lees verder over ons >',
  'Meer weten →',
  'Klik hier!',
  'Volgende »',
])('what a page says around its words is left out of every story: %s', (line) => {
  const words = 'Wij helpen bewoners vooruit.'
  const { form } = placePastedAd(
    readForm({ functie: 'Kok', missie_visie_kernwaarden: `${line}\n${words}`, geschiedenis: `${words}\n${line}` }),
  )
  expect([form.mission, form.history]).toEqual([words, words])
})

test.each(['Lees meer boeken dan wie ook', 'Van A > B > C', 'Contact met klanten', 'Meer weten over koken'])(
  'words of the story stay: %s',
  (line) => {
    const mission = `${line}\nWij helpen bewoners vooruit.`
    expect(placePastedAd(readForm({ functie: 'Kok', missie_visie_kernwaarden: mission })).form.mission).toBe(mission)
  },
)

test.each(['Wat gaat die persoon doen:', 'Wat gaat de nieuwe collega bij ons doen?', 'Wat gaat deze medewerker doen:'])(
  'a client’s words above the work and above what is asked open their parts: %s',
  (heading) => {
    const { form } = read(
      `${heading}\n- lessen geven\n- toetsen maken\n\nProfiel: liefst een bachelor. Rijbewijs B is nodig.`,
    )
    expect(form.tasks).toBe('- lessen geven\n- toetsen maken')
    expect(form.hardSkills).toBe('liefst een bachelor. Rijbewijs B is nodig.')
  },
)

test('such a heading may stand behind a sentence, at the end of its line', () => {
  const { form } = read('We zoeken iemand erbij. Wat gaat die persoon doen:\n- lessen geven\n\nProfiel: bachelor')
  expect([form.tasks, form.hardSkills]).toEqual(['We zoeken iemand erbij.\n- lessen geven', 'bachelor'])
})
