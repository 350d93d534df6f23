import { expect, test } from '@jest/globals'
import type { GenerateVacancyRequest } from '@wervio/contracts'
import { composeVacancy } from '../../engines/builtin/compose.ts'
import { readForm } from '../form.ts'
import { renderText } from '../render-text.ts'
import { mendForm } from './mend-form.ts'

const mend = (form: Partial<GenerateVacancyRequest>) => mendForm(readForm({ functie: 'Kok', ...form }))
const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/^- /, ''))

test.each([
  ['28-36, 2d thuis', '28-36', '2 dagen thuis'],
  ['32 uur (max 2 dgn thuis)', '32 uur per week', 'maximaal 2 dagen thuis'],
  ['40 uur, 1 dag per week thuis mogelijk', '40 uur per week', '1 dag per week thuis mogelijk'],
])('%s among the hours says where one works', (uren, hours, workplace) => {
  expect(mend({ uren })).toMatchObject({ hours, workplace })
})

test.each([
  ['3 dgn thuis / 2 op kantoor', '3 dagen thuis, 2 op kantoor'],
  ['2 thuis / 3 op kantoor', '2 dagen thuis, 3 op kantoor'],
  ['Ma en do op kantoor', 'maandag en donderdag op kantoor'],
])('%s is about the workplace', (item, workplace) => {
  expect(mend({ secundaire_arbeidsvoorwaarden: `pensioen\n${item}` }).workplace).toBe(workplace)
})

test.each([
  ['thuiswerkverg 2,40 pd', 'thuiswerkvergoeding € 2,40 per dag'],
  ['27 vak dgn', '27 vakantiedagen'],
  ['reiskosten 23ct km', 'reiskosten € 0,23 per km'],
])('%s is written out', (item, written) => {
  expect(linesOf(mend({ secundaire_arbeidsvoorwaarden: `pensioen\n${item}` }).benefits)).toContain(written)
})

test.each([
  ['driver’s license B', 'rijbewijs B'],
  ['fluent Dutch & English', 'vloeiend Nederlands en Engels'],
  ['1-2 years experience in sales', '1 tot 2 jaar ervaring in sales'],
  ['Bachelor degree', 'bachelordiploma'],
  ['rijbewijs b/be', 'rijbewijs B/BE'],
  ['rijbewijs ce + code95', 'rijbewijs CE en code 95'],
  ['ADR is pré', 'ADR is een pre'],
  ['beetje nl of eng', 'een beetje Nederlands of Engels'],
])('%s among Dutch skills is %s', (item, written) => {
  expect(linesOf(mend({ hard_skills: `mbo niveau 2\n${item}` }).hardSkills)).toContain(written)
})

test.each([
  ['geduldig vriendelijk nauwkeurig beetje humor', ['geduldig', 'vriendelijk', 'nauwkeurig', 'een beetje humor']],
  ['klantgericht zelfstandig', ['klantgericht zelfstandig']],
  ['houd van cijfers', ['Je houdt van cijfers']],
])('traits without marks are told apart where each is known: %s', (soft_skills, items) => {
  expect(linesOf(mend({ soft_skills }).softSkills)).toEqual(items)
})

test('benefits with nothing but spaces between them are told apart, and what is about the place stands there', () => {
  const { benefits, workplace } = mend({
    secundaire_arbeidsvoorwaarden:
      'reiskosten 23ct km 25 vakantiedagen korting op fietsen elke vrijdag vrij 1 dag pw thuis',
  })
  expect(linesOf(benefits)).toEqual([
    'reiskosten € 0,23 per km',
    '25 vakantiedagen',
    'korting op fietsen',
    'elke vrijdag vrij',
  ])
  expect(workplace).toBe('1 dag per week thuis')
})

test.each([
  'Wij betalen reiskosten en pensioen',
  'bijdrage aan je pensioen met korting op fietsen',
  'maaltijdcheques 8/dag + ecocheques 250/jaar',
])('benefits that hang together stay so: %s', (secundaire_arbeidsvoorwaarden) => {
  expect(linesOf(mend({ secundaire_arbeidsvoorwaarden }).benefits)).toHaveLength(1)
})

test('tasks between slashes are told apart; a pair of words is not', () => {
  expect(linesOf(mend({ specifieke_taken: 'gasten ontvangen/bestellingen opnemen/afrekenen' }).tasks)).toEqual([
    'gasten ontvangen',
    'bestellingen opnemen',
    'afrekenen',
  ])
  expect(mend({ specifieke_taken: 'laden/lossen met rolcontainers' }).tasks).toBe('laden en lossen met rolcontainers')
})

test.each([
  ['heftruck chauf gezocht asap!!', 'heftruckchauffeur'],
  ['Project leider', 'Projectleider'],
  ['Project manager', 'Project manager'],
  ['Home > Vacatures > Bakker | Deel deze vacature', 'Bakker'],
])('the title %s is %s', (functie, title) => {
  expect(mend({ functie }).title).toBe(title)
})

test('English behind a title stands in Dutch where it belongs', () => {
  expect(mend({ functie: 'Account manager (Dutch speaking) - hybrid' })).toMatchObject({
    hardSkills: '- Nederlands spreken',
    workplace: 'hybride werken',
    remarks: '',
  })
})

test.each([
  ['haven antwerpen', 'Haven Antwerpen', 'in de haven van Antwerpen'],
  ['mechelen en omstreken', 'Mechelen en omstreken', 'in Mechelen'],
  ['ALKMAAR EO', 'Alkmaar en omgeving', 'in Alkmaar'],
])('%s is the place %s, and in a sentence %s', (locatie, place, inSentence) => {
  const text = renderText(composeVacancy(readForm({ functie: 'Kok', organisatie: 'De Hoop', locatie })))
  expect(text).toContain(`- Locatie: ${place}\n`)
  expect(text).toContain(inSentence)
})

test('an article that a shouted name has is no name elsewhere', () => {
  expect(
    mend({ organisatie: 'BOUWBEDRIJF DE KROON', functie: 'KOK', secundaire_arbeidsvoorwaarden: 'BUS VAN DE ZAAK' })
      .benefits,
  ).toContain('van de zaak')
})

test.each([
  ['We are hiring! 🚀 Inkoper (32-40 uur) bij Delta Foods', 'Delta Foods BV', 'Inkoper'],
  ['Wij zoeken jou! Kok', 'De Hoop', 'Kok'],
  ['1e lijns helpdesk mdw', 'IT4U', 'eerstelijns helpdeskmedewerker'],
])('the title %s of %s is %s', (functie, organisatie, title) => {
  expect(mend({ functie, organisatie }).title).toBe(title)
})

test('hours that only the title tells are the hours; days at home behind it are the workplace', () => {
  expect(mend({ functie: 'Inkoper (32-40 uur)' })).toMatchObject({ hours: '32–40 uur per week', shifts: '' })
  expect(mend({ functie: 'Kok - thuiswerk mogelijk' })).toMatchObject({ workplace: 'thuiswerk mogelijk', remarks: '' })
})

test('pay that stands alone among the benefits is the pay of a form without any', () => {
  const benefits = 'pensioen\nsalaris in schaal LB of LC, max. € 5.981\ncoach'
  expect(mend({ secundaire_arbeidsvoorwaarden: benefits })).toMatchObject({
    salary: 'schaal LB of LC, maximaal € 5.981 bruto per maand',
    benefits: '- pensioen\n- coach',
  })
  expect(mend({ salaris: 'LB', secundaire_arbeidsvoorwaarden: benefits }).benefits).toContain('5.981')
})

test.each([
  ['mbo4 ict', 'mbo 4 ict'],
  ['HBO5 verpleegkunde', 'HBO5 verpleegkunde'],
  ['NL+EN', 'Nederlands en Engels'],
  ['RIZIV nr', 'RIZIV-nummer'],
  ['master/bach logopedie', 'master/bachelor logopedie'],
])('%s is written as %s', (item, written) => {
  expect(linesOf(mend({ hard_skills: `VCA\n${item}` }).hardSkills)).toContain(written)
})

test('what is said before a sentence and means nothing is no part of it', () => {
  expect(mend({ specifieke_taken: 'ja dus je gaat met de bus op pad en legt panelen op daken.' }).tasks).toBe(
    'je gaat met de bus op pad en legt panelen op daken.',
  )
})

test('the tags of a post are no item', () => {
  expect(mend({ specifieke_taken: 'Soep koken\n#vacature #kok' }).tasks).toBe('Soep koken')
})

test('who reads is spoken to with je where something is done for them', () => {
  expect(mend({ hard_skills: 'VCA\nErvaring is niet nodig: wij leren het u' }).benefits).toContain('wij leren het je')
})

test('a benefit by its short name, colleagues by a cut word and the kind of contract in a title are written out', () => {
  expect(linesOf(mend({ secundaire_arbeidsvoorwaarden: 'laptop\nhospitalisatie' }).benefits)).toContain(
    'hospitalisatieverzekering',
  )
  expect(mend({ team_samenstelling: '3 helpenden en verz.' }).team).toBe('3 helpenden en verzorgenden')
  expect(mend({ functie: 'Leerkracht derde leerjaar TADD' })).toMatchObject({
    title: 'Leerkracht derde leerjaar',
    remarks: 'TADD',
  })
})
