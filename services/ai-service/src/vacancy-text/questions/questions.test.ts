import { expect, test } from '@jest/globals'
import type { GenerateVacancyRequest } from '@wervio/contracts'
import { readForm } from '../form.ts'
import { mendForm } from '../mend/mend-form.ts'
import { questionsOf, warningsOf } from './questions.ts'

const ask = (form: Partial<GenerateVacancyRequest>) =>
  questionsOf({ functie: 'Kok', salaris: '€ 2.800 per maand', ...form })

test('a note that was left out is shown, and can come back without its note words', () => {
  const [question] = ask({ secundaire_arbeidsvoorwaarden: 'laptop\nnog navragen: pensioen' })
  expect(question).toMatchObject({
    field: 'secundaire_arbeidsvoorwaarden',
    quote: 'nog navragen: pensioen',
    options: [
      { label: 'Ja, weglaten', changes: { secundaire_arbeidsvoorwaarden: 'laptop' } },
      { label: 'Nee, zet ‘pensioen’ in de tekst', changes: { secundaire_arbeidsvoorwaarden: 'laptop\npensioen' } },
    ],
  })
})

test('a note behind a dash goes alone', () => {
  const [question] = ask({ soft_skills: 'geduldig\nrustig - check of ie tegen lawaai kan' })
  expect(question?.quote).toBe('check of ie tegen lawaai kan')
  expect(question?.options[0]).toEqual({ label: 'Ja, weglaten', changes: { soft_skills: 'geduldig\nrustig' } })
})

test('what may be hours among the skills is asked, with the form as it would be', () => {
  expect(ask({ uren: '32 uur', hard_skills: 'diploma kok\nsoms een nacht' })).toEqual([
    {
      field: 'hard_skills',
      quote: 'soms een nacht',
      question: 'Hoort dit bij uren?',
      options: [
        { label: 'Ja, bij uren', changes: { hard_skills: 'diploma kok', uren: '32 uur, soms een nacht' } },
        { label: 'Nee, bij hard skills', changes: {} },
      ],
    },
  ])
})

test.each([
  ['14 - 16', ['14 - 16 per uur', '14 - 16 per maand', '14 - 16 per jaar', undefined]],
  ['45k', ['45k per uur', '45k per maand', '45k per jaar', undefined]],
])('the period of %s is asked', (salaris, values) => {
  const [question] = ask({ salaris })
  expect(question?.options.map(({ changes }) => changes['salaris'])).toEqual(values)
})

test('whole hours that may be times of day are asked', () =>
  expect(ask({ uren: '8-17' })[0]?.options.map(({ changes }) => changes['uren'])).toEqual([
    '8-17 uur per week',
    'van 8.00 tot 17.00 uur',
  ]))

test.each<Partial<GenerateVacancyRequest>>([
  {
    specifieke_taken: 'koken\nroosters maken\nbeheer van contracten\nom 7 uur openen',
    hard_skills: 'diploma kok\nHACCP',
  },
  { soft_skills: 'flexibel\nstressbestendig', secundaire_arbeidsvoorwaarden: 'pensioen\nlaptop' },
  { uren: '32-40', salaris: 'schaal 8' },
  { uren: '36', salaris: 'in overleg' },
  { specifieke_taken: 'Je kookt elke avond voor zestig gasten.' },
  { specifieke_taken: 'menu’s bedenken voor avonden met gasten uit de buurt en hun families' },
])('a form that is plain asks nothing: %j', (form) => expect(ask(form)).toEqual([]))

test('what stays English is said, by field; known words are put in Dutch without a word', () => {
  expect(
    warningsOf({
      functie: 'Engineer',
      specifieke_taken: 'own the roadmap of the product with your squad',
      hard_skills: '3+ years experience with Python\ndriving license',
    }),
  ).toEqual([expect.stringMatching(/Engels ingevuld en staat zo in de tekst: specifieke taken\. /)])
})

test('an agency is asked for its client, until the field says who it is', () => {
  expect(warningsOf({ functie: 'Kok', organisatie: 'Kadans Interim' })).toEqual([
    expect.stringMatching(/Opdrachtgever/),
  ])
  expect(warningsOf({ functie: 'Kok', organisatie: 'Kadans Interim', opdrachtgever: 'De Zwaan' })).toEqual([])
  expect(warningsOf({ functie: 'Kok', organisatie: 'De Zwaan' })).toEqual([])
})

test('an answer leaves the name of an unnamed client in the form, and a warning tells what may betray them', () => {
  const form = {
    functie: 'Engineer',
    organisatie: 'Flexkracht',
    opdrachtgever: 'Philips',
    specifieke_taken: 'Testen bij Philips',
    secundaire_arbeidsvoorwaarden: 'fiets\npensioen bij Philips nog navragen',
    kernactiviteit: 'De Philipsfabriek maakt lampen.',
  }
  expect(questionsOf(form)[0]?.quote).toContain('Philips')
  expect(warningsOf(form).join()).toContain('‘Philips’')
  expect(warningsOf({ ...form, opdrachtgever_in_tekst: 'named' }).join()).not.toContain('‘Philips’')
})

test.each([
  'Avondrondes',
  'Nachtzuster van de afdeling',
  'Contractbeheer',
  'Loonadministratie',
  'Bonus-malusberekening',
])('%s is work, not hours or pay', (task) =>
  expect(questionsOf({ functie: 'Kok', specifieke_taken: `koken\n${task}` })).toEqual([]),
)

test('a question behind an amount is asked about, because the text leaves it out', () => {
  const [question] = ask({ salaris: '€ 2.800 per maand, inclusief vakantiegeld?' })
  expect(question).toMatchObject({
    field: 'salaris',
    quote: 'inclusief vakantiegeld?',
    options: [
      { label: 'Ja, weglaten', changes: { salaris: '€ 2.800 per maand' } },
      {
        label: 'Nee, zet ‘inclusief vakantiegeld’ in de tekst',
        changes: { salaris: '€ 2.800 per maand, inclusief vakantiegeld' },
      },
    ],
  })
  expect(ask({ salaris: '€ 2.800 per maand inclusief vakantiegeld' })).toEqual([])
})

test.each([
  ['€ 2.800 per maand, inclusief vakantiegeld?', 'inclusief vakantiegeld?', '€ 2.800 bruto per maand'],
  ['€ 2.800 p/m incl. vg en 13e maand?', 'incl. vg en 13e maand?', '€ 2.800 bruto per maand'],
  ['2800 bruto per mnd incl. vakantiegeld en bonus?', 'incl. vakantiegeld en bonus?', '€ 2.800 bruto per maand'],
  ['3000 bruto, bonus?', 'bonus?', '€ 3.000 bruto per maand'],
  ['€ 14,89 per uur inclusief vakantiegeld? nee', 'inclusief vakantiegeld? nee', '€ 14,89 bruto per uur'],
  ['€ 3.200 - 4.000 per maand. Kan hoger?', 'Kan hoger?', '€ 3.200 – € 4.000 bruto per maand'],
  ['16,50 per uur kan hoger?', 'kan hoger?', '€ 16,50 bruto per uur'],
  ['€ 3.000 per maand, bespreekbaar?', 'bespreekbaar?', '€ 3.000 bruto per maand'],
  ['schaal 7 - eventueel in overleg?', 'eventueel in overleg?', 'schaal 7'],
])('%s: what the question says is left out isn’t promised', (salaris, quote, pay) => {
  expect(ask({ salaris }).map((question) => question.quote)).toEqual([quote])
  expect(mendForm(readForm({ functie: 'Kok', salaris })).salary).toBe(pay)
})

test('pay that is a question as a whole is asked about and stands nowhere', () => {
  expect(ask({ salaris: '2800?' })).toMatchObject([
    { field: 'salaris', quote: '2800?', options: [{ changes: { salaris: '' } }, { changes: { salaris: '2800' } }] },
  ])
  expect(mendForm(readForm({ functie: 'Kok', salaris: '2800?' })).salary).toBe('')
})

test('menus and buttons of a website are asked about once a field', () => {
  expect(
    ask({
      functie: 'Home > Vacatures > Bakker | Deel deze vacature',
      specifieke_taken: 'Brood bakken\nKlanten helpen\nSolliciteer direct\nBekijk ook onze andere vacatures',
    }).map(({ field, quote, options: [leave] }) => ({ field, quote, changes: leave?.changes })),
  ).toEqual([
    { field: 'functie', quote: 'Home · Vacatures · Deel deze vacature', changes: { functie: 'Bakker' } },
    {
      field: 'specifieke_taken',
      quote: 'Solliciteer direct · Bekijk ook onze andere vacatures',
      changes: { specifieke_taken: 'Brood bakken\nKlanten helpen' },
    },
  ])
})

test.each([
  ['Klanten helpen\nAlle vacatures', 'Klanten helpen\nAlle vacatures.'],
  ['Mijn account\nKlanten helpen\n#bakkenmetliefde', 'Mijn account.\nKlanten helpen\n#bakkenmetliefde.'],
])('what only sounds like a button comes back in one click: %j', (tasks, again) => {
  const [question] = ask({ specifieke_taken: tasks })
  expect(question?.options[1]).toEqual({ label: 'Nee, zet het in de tekst', changes: { specifieke_taken: again } })
  expect(ask({ specifieke_taken: again })).toEqual([])
  const words = mendForm(readForm({ functie: 'Kok', specifieke_taken: again })).tasks.split('\n')
  expect(words.map((line) => line.replace(/\.$/, ''))).toEqual(tasks.split('\n'))
})

test('a button that stays one with a full stop comes back between marks', () => {
  const [question] = ask({ specifieke_taken: 'Klanten helpen\nSolliciteer direct' })
  expect(question?.options.map(({ label }) => label)).toEqual(['Ja, weglaten', 'Toch opnemen'])
})

test('what stands below headings of a pasted advertisement is not asked to be elsewhere', () => {
  expect(ask({ specifieke_taken: 'Brood bakken\nWat vragen wij?\n- mbo niveau 2 is mooi' })).toEqual([])
})

test('a name of who leads stands in the text, and may be left out', () => {
  const [question] = ask({ team_samenstelling: '9 monteurs, chef TD = Henk' })
  expect(question).toEqual({
    field: 'team_samenstelling',
    quote: 'chef TD = Henk',
    question: 'De naam Henk staat in de tekst. Vindt die persoon dat goed?',
    options: [
      { label: 'Ja, laten staan', changes: {} },
      { label: 'Nee, weglaten', changes: { team_samenstelling: '9 monteurs, chef TD' } },
    ],
  })
})

test('what shuts people out is left out, with what says the same', () => {
  const questions = ask({
    soft_skills: 'energiek\nnative speaker',
    organisatiecultuur: 'Girls only team, trots op ons werk',
  })
  expect(questions.map(({ quote, options }) => [quote, options.map(({ changes }) => changes)])).toEqual([
    ['native speaker', [{ soft_skills: 'energiek' }, { soft_skills: 'energiek\ngoede beheersing van het Nederlands' }]],
    ['Girls only team', [{ organisatiecultuur: 'trots op ons werk' }]],
  ])
})

test('a client whom the name of the agency tells may be hidden with one click', () => {
  const [question] = ask({ organisatie: 'Flexpunt Uitzenden (voor: Bakkerij Smit)' })
  expect(question).toMatchObject({
    field: 'organisatie',
    quote: 'Bakkerij Smit',
    options: [{ changes: {} }, { changes: { organisatie: 'Flexpunt Uitzenden', opdrachtgever: 'Bakkerij Smit' } }],
  })
})

test('only the sentence that shuts people out is left out of a line', () => {
  const [question] = ask({ soft_skills: 'handig, nette afwerking. liefst een Vlaming, wij spreken dialect' })
  expect(question?.quote).toBe('liefst een Vlaming, wij spreken dialect')
  expect(question?.options[0]?.changes).toEqual({ soft_skills: 'handig, nette afwerking.' })
})

test('all that was left out is asked about, however much it is', () => {
  const notes = Array.from({ length: 8 }, (_, at) => `nog navragen: punt ${'abcdefgh'.charAt(at)}`).join('\n')
  expect(ask({ secundaire_arbeidsvoorwaarden: notes })).toHaveLength(8)
})

test('hours behind which a question mark stands are asked', () =>
  expect(ask({ uren: '24?' })[0]?.options.map(({ changes }) => changes['uren'])).toEqual(['24 uur per week', '']))

test('an item of a row with a question mark is asked about, and can be said without it', () => {
  const [question] = ask({ secundaire_arbeidsvoorwaarden: 'laptop, pensioen?? navragen, reiskosten' })
  expect(question).toMatchObject({
    quote: 'pensioen? navragen',
    options: [
      { label: 'Ja, weglaten', changes: { secundaire_arbeidsvoorwaarden: 'laptop, reiskosten' } },
      {
        label: 'Nee, zet ‘pensioen’ in de tekst',
        changes: { secundaire_arbeidsvoorwaarden: 'laptop, pensioen, reiskosten' },
      },
    ],
  })
})
