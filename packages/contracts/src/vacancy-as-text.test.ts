import { expect, test } from '@jest/globals'
import { vacancyAsText } from './vacancy-as-text.ts'

const empty = {
  company: '',
  location: '',
  sector: '',
  salary: '',
  hours: '',
  core_activity: '',
  specific_tasks: '',
  benefits: '',
  team_composition: '',
  company_culture: '',
  history: '',
  mission_vision_values: null,
  social_contribution: null,
}

test('skills stand under the names that the form gives them', () => {
  expect(
    vacancyAsText({ ...empty, title: 'Kok', hard_skills: 'HACCP', soft_skills: 'Rustig blijven\nSamenwerken' }),
  ).toBe('Functie: Kok\n\nHard skills: HACCP\n\nSoft skills:\nRustig blijven\nSamenwerken')
})

test('what is meant as it was typed stands there without its marks', () => {
  expect(
    vacancyAsText({ ...empty, title: 'Kok', hard_skills: '', soft_skills: '', benefits: 'Koffie\n«Bonus?»' }),
  ).toBe('Functie: Kok\n\nArbeidsvoorwaarden:\nKoffie\nBonus?')
})
