import { expect, test } from '@jest/globals'
import { type Vacancy, vacancyAsText } from '@wervio/contracts'
import { composeVacancy } from '../../src/engines/builtin/compose.ts'
import { readForm } from '../../src/vacancy-text/form.ts'
import { renderHtml } from '../../src/vacancy-text/render-html.ts'
import { renderText } from '../../src/vacancy-text/render-text.ts'
import { readText } from '../../src/vacancy-intake/read-text.ts'
import { forms } from '../forms/index.ts'

const fieldsOf = (text: string) =>
  Object.fromEntries(readText(text).fields.map(({ field, value }) => [field as string, value]))

const vacancy: Omit<Vacancy, 'id'> = {
  title: 'Kok',
  company: 'De Zwaan',
  location: 'Sneek',
  sector: 'Horeca',
  salary: '€ 2.500',
  hours: '32 uur per week',
  core_activity: 'Restaurant aan het water',
  specific_tasks: 'Soep koken\nDe kaart schrijven',
  hard_skills: 'Diploma kok\nHACCP',
  soft_skills: 'Rustig\nSamenwerken',
  benefits: 'Pensioen\nReiskosten',
  team_composition: 'Vier koks',
  company_culture: 'Nuchter\nGezellig',
  history: 'Sinds 1980',
  mission_vision_values: 'Eerlijk eten',
  social_contribution: 'We leiden koks op\nWe koken voor ouderen',
  description: '',
  status: 'actief',
  thumbnail: null,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  recruiter_id: '',
}

test('a form written out under our own headings comes apart in its own fields', () => {
  const {
    description: _,
    status: _s,
    thumbnail: _t,
    created_at: _c,
    updated_at: _u,
    recruiter_id: _r,
    ...typed
  } = vacancy
  expect(fieldsOf(vacancyAsText({ ...vacancy }))).toEqual(typed)
})

/** Words of five letters and more: shorter ones stand everywhere. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{5,}/gu) ?? [])
/** Part of the words of a field that came back into that field. */
const returned = (typed: string, read: string | undefined) => {
  const words = [...wordsOf(typed)]
  const back = wordsOf(read ?? '')
  return words.length === 0 ? 1 : words.filter((word) => back.has(word)).length / words.length
}

test.each([
  ['specific_tasks', 'specifieke_taken'],
  ['benefits', 'secundaire_arbeidsvoorwaarden'],
  ['hard_skills', 'hard_skills'],
] as const)('texts that the rules wrote come back into %s, as text and as HTML', (field, name) => {
  const parts = Object.values(forms).flatMap((form) => {
    const document = composeVacancy(readForm(form))
    return [renderText(document), renderHtml(document)].map((text) => returned(form[name] ?? '', fieldsOf(text)[field]))
  })
  expect(parts.reduce((sum, part) => sum + part, 0) / parts.length).toBeGreaterThan(0.85)
})

test('nothing stands in a field of another section because of a lead of ours', () => {
  const { specific_tasks: tasks = '', benefits = '' } = fieldsOf(
    renderText(composeVacancy(readForm(forms['zorg'] ?? { functie: '' }))),
  )
  expect(tasks).not.toMatch(/pensioen|reiskosten/i)
  expect(benefits).toMatch(/Pensioen bij PFZW/)
})

test.each([
  ['named', { company: 'Kadans Interim', client: 'Smit Bouw' }],
  ['described', { company: 'Kadans Interim' }],
] as const)('the text of an agency for a client who is %s gives both back', (mention, fields) => {
  const text = renderText(
    composeVacancy(
      readForm({
        functie: 'Timmerman',
        organisatie: 'Kadans Interim',
        opdrachtgever: 'Smit Bouw',
        opdrachtgever_in_tekst: mention,
        specifieke_taken: 'Kozijnen plaatsen\nTrappen stellen',
        kernactiviteit: 'Nieuwbouw van woningen',
      }),
    ),
  )
  const read = fieldsOf(text)
  expect(read).toMatchObject(fields)
  expect(Object.keys(read)).not.toContain(mention === 'named' ? '' : 'client')
  expect(read['core_activity']).toContain('ieuwbouw van woningen')
})
