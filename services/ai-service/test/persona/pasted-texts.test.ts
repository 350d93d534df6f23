import { expect, test } from '@jest/globals'
import { hardSkillsOf } from '../../src/engines/builtin/persona/skills.ts'
import { composeVacancy } from '../../src/engines/builtin/compose.ts'
import { composePersona } from '../../src/engines/builtin/persona/compose-persona.ts'
import { readVacancy } from '../../src/persona/source/read-vacancy.ts'
import { tasksOf } from '../../src/persona/source/tasks.ts'
import { readForm } from '../../src/vacancy-text/form.ts'
import { renderText } from '../../src/vacancy-text/render-text.ts'
import { forms } from '../forms/index.ts'

test.each(Object.entries(forms))(
  '%s: a text that we wrote ourselves is taken apart, its leads are no tasks',
  (_, form) => {
    const source = readVacancy(renderText(composeVacancy(readForm(form))))
    const items = [...tasksOf(source), ...hardSkillsOf(source)]
    for (const item of items)
      expect(item).not.toMatch(/:$|^(?:Je werk in het kort|Dit (?:breng|heb|typeert|past|vragen))/)
  },
)

test.each([
  ['Dit ga je bij ons doen:', 'tasks'],
  ['Waar ben jij straks mee bezig?', 'tasks'],
  ['Wat heb je nodig?', 'profile'],
  ['Wat krijg je daarvoor terug?', 'offer'],
])('‘%s’ is the heading of %s', (heading, section) =>
  expect(readVacancy(`Kok\n${heading}\nPan en vuur`).segments.at(-1)).toEqual({ text: 'Pan en vuur', section }),
)

test('headings on one line part it', () => {
  const source = readVacancy(
    'Chauffeur gezocht. Taken: routes rijden, wagens laden. Eisen: code 95. Aanbod: 2.800 euro.',
  )
  expect(tasksOf(source)).toEqual(['routes rijden', 'wagens laden'])
  expect(hardSkillsOf(source)).toEqual(['code 95'])
})

test('tasks and skills of an English vacancy are asked about in its own words', () => {
  const { interview_vragen } = composePersona(
    'PLC engineer\n\nResponsibilities\n- Write specs together with the customer\n- Commissioning on site\n- Support the plant during office hours\n\nRequirements\n- 3 years of experience with TIA Portal',
  ).persona
  const questions = Object.values(interview_vragen).flat().join('\n')
  for (const words of [
    '‘Write specs together with the customer’',
    '‘Commissioning on site’',
    '‘Support the plant during office hours’',
    'TIA Portal’',
  ])
    expect(questions).toContain(words)
})

test.each([
  [
    'In deze functie ontvang je gasten, behandel je klachten en sta je aan de kassa.',
    ['ontvang je gasten', 'behandel je klachten', 'sta je aan de kassa'],
  ],
  ['De kok stuurt leerlingen aan.', ['De kok stuurt leerlingen aan']],
  ['Lassen van frames', ['Lassen van frames']],
])('‘%s’ tells tasks without a heading', (sentence, tasks) =>
  expect(tasksOf(readVacancy(`Kok\n${sentence}`))).toEqual(tasks),
)

test.each([
  ['Je bent commercieel en hebt kennis van Winner.', ['kennis van Winner']],
  [
    'Ervaring met Opera is een plus, kennis van Frans noodzakelijk.',
    ['Ervaring met Opera is een plus', 'kennis van Frans noodzakelijk'],
  ],
  ['lascertificaat, vca, rijbewijs', ['lascertificaat', 'vca', 'rijbewijs']],
])('‘%s’ names skills without a heading', (sentence, skills) =>
  expect(hardSkillsOf(readVacancy(`Kok\n${sentence}`))).toEqual(skills),
)

test('what is said of the team outside a part of its own isn’t said to be missing', () => {
  const { team_match } = composePersona('Kok\nJe werkt in een team van vier koks.').persona
    .wetenschappelijke_onderbouwing
  expect(team_match).toBe('Over het team staat er: ‘Je werkt in een team van vier koks’.')
})
