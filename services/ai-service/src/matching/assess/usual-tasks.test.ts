import { describe, expect, test } from '@jest/globals'
import { jobOf, matchOf } from '../testing/match-of.ts'

const vacancy = { title: 'Hovenier', specific_tasks: 'Hagen snoeien\nGazons aanleggen' }
const taskOf = (candidate: Parameters<typeof matchOf>[1]) => matchOf(vacancy, candidate).findingOf('Hagen snoeien')

describe('a usual task of the job', () => {
  test('counts in part for who does that job, and says that the CV doesn’t name it', () => {
    expect(taskOf({ experience: [jobOf('Hovenier', [2019])] })).toMatchObject({
      state: 'partly',
      proofs: [{ path: 'experience.0', quote: 'Hovenier, Bedrijf' }],
      remark: 'Hoort bij het beroep, niet genoemd',
    })
  })

  test('counts in full where the CV names it', () => {
    expect(taskOf({ experience: [jobOf('Hovenier', [2019], 'Hagen snoeien bij particulieren')] })).toMatchObject({
      state: 'met',
      remark: null,
    })
  })

  test.each([
    ['another job', { experience: [jobOf('Boekhouder', [2019])] }],
    ['a job of long ago', { experience: [jobOf('Hovenier', [2001, 2006]), jobOf('Boekhouder', [2006])] }],
    ['an internship', { experience: [jobOf('Stagiair hovenier', [2025])] }],
    ['a title without work', { title: 'Hovenier' }],
  ])('isn’t supposed with %s', (_, candidate) => {
    expect(taskOf(candidate)?.state).toBe('missing')
  })

  test('isn’t supposed where the CV denies it', () => {
    expect(
      taskOf({ summary: 'Door mijn schouder geen hagen snoeien.', experience: [jobOf('Hovenier', [2019])] }),
    ).toMatchObject({ state: 'missing', remark: 'Het CV zegt van niet' })
  })

  test('isn’t supposed where the CV says that a part of it was never done', () => {
    const task = 'Hagen snoeien en gazons aanleggen volgens het plan van de tuinarchitect'
    const findingOf = (summary: string) =>
      matchOf(
        { title: 'Hovenier', specific_tasks: task },
        { summary, experience: [jobOf('Hovenier', [2019])] },
      ).findingOf(task)
    expect(findingOf('Snoeien heb ik nooit gedaan.')).toMatchObject({ state: 'missing' })
    expect(findingOf('Snoeien is een vak.')).toMatchObject({ state: 'partly' })
  })

  test('a skill that isn’t named stays missing', () => {
    const { states } = matchOf(
      { title: 'Hovenier', hard_skills: 'Kettingzaag' },
      { experience: [jobOf('Hovenier', [2019])] },
    )
    expect(states['Kettingzaag']).toBe('missing')
  })
})
