import { expect, test } from '@jest/globals'
import { readCv } from '../read-cv.ts'
import { sectionsOf } from '../sections/sections.ts'
import { cvOf } from '../testing/cv-of.ts'
import { createTrace } from '../trace.ts'
import { ACTIONS, START, stateAfter, type Place } from './action.ts'
import { choose } from './choose.ts'
import { bestPath } from './path.ts'
import { annotate, readPath } from './read-scored.ts'

const TEXT = `# Werkervaring
  **Verpleegkundige**, Ziekenhuis Oost || 2018 - heden
  * Zorg voor patiënten na een operatie
  **Verzorgende**, Zorggroep Lindenhof || 2012 - 2018
  * Dagelijkse zorg`

const jobsOf = (text: string) => {
  const trace = createTrace()
  const { experience } = readCv(cvOf(text), trace, { reader: 'vote' })
  return { trace, jobs: experience.map(({ position, company, current }) => ({ position, company, current })) }
}

test('a path names jobs and firms within a row, with their dates', () => {
  const { trace, jobs } = jobsOf(TEXT)
  expect(jobs).toEqual([
    { position: 'Verpleegkundige', company: 'Ziekenhuis Oost', current: true },
    { position: 'Verzorgende', company: 'Zorggroep Lindenhof', current: false },
  ])
  expect(trace.path?.isPath).toBe(true)
})

test('without the switch no path is looked for', () => {
  const trace = createTrace()
  readCv(cvOf(TEXT), trace)
  expect(trace.path).toBeNull()
})

test('the list of the rules stands when more is wrong with the path’s', () => {
  const document = cvOf(TEXT)
  const nothing = { jobs: [], studies: [] }
  const { units } = annotate(document, sectionsOf(document), nothing)
  const of = (name: string) => units.findIndex(({ text }) => text === name)
  const path = (what: string, where: string) =>
    readPath(
      units,
      units.map((_, index) =>
        ACTIONS.indexOf(index === of(what) ? 'job begin what' : index === of(where) ? 'job add where' : 'outside'),
      ),
    )
  const right = path('Verpleegkundige', 'Ziekenhuis Oost')
  const swapped = {
    ...right,
    jobs: right.jobs.map((job) => ({ ...job, position: job.company, company: job.position })),
  }
  expect(choose(units, swapped, right).jobs).toBe(right.jobs)
  expect(choose(units, right, swapped).jobs).toBe(right.jobs)
})

const site: Place = {
  lists: ['job'],
  isFirstOfRow: true,
  isFirstOfSection: false,
  isDated: false,
  isLoose: false,
  isDateOnly: false,
}
const after = (state: number | null, action: (typeof ACTIONS)[number], place: Partial<Place> = {}) =>
  state === null ? null : stateAfter(state, ACTIONS.indexOf(action), { ...site, ...place })

test('an entry has one job, one firm and one period', () => {
  const jobStart = after(START, 'job begin what', { isDated: true })
  expect(after(jobStart, 'job add what')).toBeNull()
  const withFirm = after(jobStart, 'job add where')
  expect(withFirm).not.toBeNull()
  expect(after(withFirm, 'job add date', { isDated: true, isDateOnly: true })).toBeNull()
  expect(after(withFirm, 'job body', { isFirstOfSection: true })).toBeNull()
  expect(after(START, 'study begin what')).toBeNull()
})

test('the best path weighs what follows what', () => {
  const outside = ACTIONS.indexOf('outside')
  const what = ACTIONS.indexOf('job begin what')
  const row = (weights: Readonly<Record<number, number>>) =>
    Float64Array.from(ACTIONS, (_, action) => weights[action] ?? 0)
  const sites = [
    { ...site, features: ['any'] },
    { ...site, features: ['any'] },
  ]
  const weights = new Map([
    ['any', row({ [what]: 1 })],
    ['after job begin what', row({ [what]: -2, [outside]: 1 })],
  ])
  expect(bestPath(sites, weights).actions).toEqual([what, outside])
})
