import { expect, test } from '@jest/globals'
import type { GenerateVacancyRequest } from '@wervio/contracts'
import { readForm } from '../form.ts'
import { readList } from '../lists/read-list.ts'
import { mendForm } from './mend-form.ts'

const mended = (form: Partial<GenerateVacancyRequest>) => mendForm(readForm({ functie: 'Kok', ...form }))
const itemsOf = (text: string) =>
  readList(text).flatMap((part) => (part.kind === 'items' ? part.items : [`(${part.kind}) ${part.text}`]))

test.each([
  ['ellipses', 'Roosters maken… klanten helpen… kassa draaien', ['Roosters maken', 'klanten helpen', 'kassa draaien']],
  ['plus signs', 'pensioen + laptop + telefoon', ['pensioen', 'laptop', 'telefoon']],
  ['long dashes', 'eigen cao — winstdeling — fitness', ['eigen cao', 'winstdeling', 'fitness']],
  ['semicolons and commas', 'laptop; pensioen, telefoon, lunch', ['laptop', 'pensioen', 'telefoon', 'lunch']],
  ['stops and commas', 'Laptop, telefoon. Pensioen bij ABP', ['Laptop', 'telefoon', 'Pensioen bij ABP']],
  [
    'capitals in the middle',
    'dagelijkse zorg voor acht bewoners Overleg met familie en arts Medicatie delen in de ochtend',
    ['dagelijkse zorg voor acht bewoners', 'Overleg met familie en arts', 'Medicatie delen in de ochtend'],
  ],
])('a list with %s is taken apart', (_, benefits, items) =>
  expect(itemsOf(mended({ secundaire_arbeidsvoorwaarden: benefits }).benefits)).toEqual(items),
)

test.each([
  'Kennis van Word, Excel en PowerPoint',
  'Planning, budget en kwaliteit bewaken',
  'Je helpt klanten. Je draait de kassa.',
  'Planning; overleg; rapportage',
])('%s stays as it is', (tasks) => expect(mended({ specifieke_taken: tasks }).tasks).toBe(tasks))

test('notes for oneself are left out, a question to the reader stays', () => {
  const { benefits } = mended({
    secundaire_arbeidsvoorwaarden:
      'laptop\nbonus ja/nee => vraag aan Eva\nlunch?\nnog navragen: pensioen\nHoe klinkt dat?',
  })
  expect(itemsOf(benefits)).toEqual(['laptop', 'Hoe klinkt dat?'])
})

test('what was typed in the wrong field goes to its own place', () => {
  const form = mended({
    specifieke_taken: 'koken\nweekenddienst\nsalaris volgens cao',
    hard_skills: 'diploma kok\navonden en weekends\nwe koken alles vers',
    secundaire_arbeidsvoorwaarden: 'laptop\n2 dagen per week thuis',
  })
  expect(itemsOf(form.tasks)).toEqual(['koken'])
  expect(itemsOf(form.hardSkills)).toEqual(['diploma kok'])
  expect(itemsOf(form.benefits)).toEqual(['laptop', 'salaris volgens cao'])
  expect(form.shifts.split('\n')).toEqual(['weekenddienst', 'avonden en weekends'])
  expect(form.workplace).toBe('2 dagen per week thuis')
  expect(form.culture).toBe('we koken alles vers')
})

test('a story keeps what it tells, without notes for oneself and without hours', () => {
  const form = mended({
    organisatiecultuur: 'We lunchen samen. Werktijden van 7.00-15.30. Naam van de chef nog navragen.',
    team_samenstelling: 'Twaalf collega’s. Bel Eva op 0612345678.',
  })
  expect(form).toMatchObject({
    culture: 'We lunchen samen.',
    shifts: 'Werktijden van 7.00 tot 15.30 uur',
    team: 'Twaalf collega’s.',
    contact: 'Bel Eva op 0612345678',
  })
})

test('a year in a story is no pay', () => {
  const history = 'Van Loon Groep is in 1921 opgericht. Zaterdag eten we samen friet.'
  expect(mended({ geschiedenis: history })).toMatchObject({ history, shifts: '' })
})

test('work that speaks of pay or hours stays work', () => {
  const tasks = 'salarisadministratie verwerken\nweekenddiensten plannen\nde loonadministratie voeren'
  expect(mended({ specifieke_taken: tasks }).tasks).toBe(tasks)
})

test('shorthand is written out, and what is cut from the title is said elsewhere', () => {
  const form = mended({
    functie: 'Kok | Zwolle | 32 uur (tot juli)',
    locatie: 'Zwolle',
    hard_skills: 'diploma niv 3\n3 jr ervaring\nkennis Frans = pluspunt',
  })
  expect(form).toMatchObject({ title: 'Kok', hours: '32 uur per week', shifts: '', remarks: 'tot juli' })
  expect(itemsOf(form.hardSkills)).toEqual(['diploma niveau 3', '3 jaar ervaring', 'kennis van Frans is een pluspunt'])
})

test.each([
  ['Kadans Interim, voor onze klant', '', 'Kadans Interim'],
  ['Kadans Recruitment', 'Onze opdrachtgever maakt kaas.', 'Kadans Recruitment'],
  ['Bakkerij Bol', 'Onze klant staat voorop.', null],
  ['Kadans Interim', 'uitzendbureau', null],
])('%s · %s recruits as agency %s', (organisatie, kernactiviteit, agency) =>
  expect(mended({ organisatie, kernactiviteit }).agency).toBe(agency),
)

test('leiden is a verb unless it stands as a place', () => {
  const form = mended({
    locatie: 'Leiden',
    specifieke_taken: 'Leiden van projecten\nvergaderingen leiden\nwerken in leiden',
  })
  expect(itemsOf(form.tasks)).toEqual(['Leiden van projecten', 'vergaderingen leiden', 'werken in Leiden'])
  expect(form.location).toBe('Leiden')
})

test.each([
  ['Developer | Python', 'Developer, Python', ''],
  ['Kok, Zeeland', 'Kok', 'Zeeland'],
  ['Kok | Den Haag', 'Kok', 'Den Haag'],
  ['Begeleider - Jeugd', 'Begeleider, Jeugd', ''],
])('%s: only a town says where one works', (functie, title, workplace) =>
  expect(mended({ functie })).toMatchObject({ title, workplace, remarks: '' }),
)

test('what a form shouts in its lists keeps the capitals of names it spells elsewhere', () => {
  const form = mended({
    organisatie: 'Kleurhuis Vermeulen',
    geschiedenis: 'Sinds 2004 werken we met Tradecloud en AutoTurn.',
    specifieke_taken: 'ADVISEREN BIJ KLEURHUIS VERMEULEN\nBESTELLINGEN VERWERKEN IN TRADECLOUD\ntekenen in AUTOTURN',
  })
  expect(itemsOf(form.tasks)).toEqual([
    'adviseren bij Kleurhuis Vermeulen',
    'bestellingen verwerken in Tradecloud',
    'tekenen in AutoTurn',
  ])
})

test('a name that is written in capitals stays so', () => {
  const form = mended({
    organisatie: 'DAMEN Yachting',
    kernactiviteit: 'We bouwen en onderhouden jachten.',
    specifieke_taken: 'LASSEN EN AFWERKEN BIJ DAMEN YACHTING',
  })
  expect(itemsOf(form.tasks)).toEqual(['lassen en afwerken bij DAMEN Yachting'])
})

test('a line with commas among other items is taken apart, a long item with a small letter below it is two', () => {
  const { benefits, tasks, hardSkills } = mended({
    secundaire_arbeidsvoorwaarden: 'pensioen, laptop, telefoon, fietsplan\n13e mnd',
    specifieke_taken:
      'storingen zoeken en verhelpen aan alle machines van de vestiging in Tilburg\npreventief onderhoud uitvoeren',
    hard_skills: 'mbo 4\nkennis van de Huisvestingswet, de Omgevingswet en de Woningwet',
  })
  expect(itemsOf(benefits)).toEqual(['pensioen', 'laptop', 'telefoon', 'fietsplan', '13e maand'])
  expect(itemsOf(tasks)).toHaveLength(2)
  expect(itemsOf(hardSkills)).toHaveLength(2)
})

test('a day off is something to get, and a seller is called so without gezocht', () => {
  const form = mended({
    functie: 'Bakker gezocht - nachtwerk!',
    secundaire_arbeidsvoorwaarden: 'elke zondag vrij\nlaptop',
  })
  expect(form).toMatchObject({ title: 'Bakker', shifts: 'nachtwerk' })
  expect(itemsOf(form.benefits)).toEqual(['elke zondag vrij', 'laptop'])
})

test('who noted what an employer told gives it in the name of that employer; an agency doesn’t pay', () => {
  const secundaire_arbeidsvoorwaarden = '25 vakantiedagen, laptop, cursus betalen zij'
  const benefits = (form: object) =>
    mendForm(readForm({ functie: 'Kok', secundaire_arbeidsvoorwaarden, ...form })).benefits
  expect(benefits({ organisatie: 'Hotel Duin' })).toContain('cursus betalen wij')
  expect(benefits({ organisatie: 'Kadans Uitzendbureau', opdrachtgever: 'Hotel Duin' })).toContain('cursus betalen zij')
})
