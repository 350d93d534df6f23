import { expect, test } from '@jest/globals'
import { parsedCv, type ParsedCv } from '@wervio/contracts'
import { fromCv } from './from-cv.ts'

const evidence = { confidence: 0.9, quote: 'x', places: [] }
const parsedCvWith = (fields: Partial<ParsedCv> = {}): ParsedCv =>
  parsedCv.parse({
    name: 'Noor Visser',
    email: 'noor@example.nl',
    skills: ['Excel'],
    experience: [{ position: 'Planner', company: 'Linde', period: 'sinds 2019', start: '2019', current: true }],
    languages: [{ language: 'Nederlands' }],
    cv_text: 'Noor Visser',
    evidence: { name: evidence, email: evidence, 'skills.0': evidence, 'experience.0.company': evidence },
    sensitive: [],
    made_by: { engine: 'builtin', model: 'wervio-1', at: '2026-01-01T09:00:00.000Z' },
    warnings: [],
    ...fields,
  })
const enteredDraft = {
  name: 'Noor Visser',
  email: 'noor@example.nl',
  skills: ['Excel', 'Duits'],
  experience: [{ position: 'Planner', company: 'Linde', period: '2019 - heden' }],
}

test('the CV adds what was not told, and where it says what agrees', () => {
  const draft = fromCv(enteredDraft, parsedCvWith())
  expect(draft).toMatchObject({
    skills: ['Excel', 'Duits'],
    languages: [{ language: 'Nederlands' }],
    cv_text: 'Noor Visser',
    experience: [{ period: 'sinds 2019', start: '2019', current: true }],
  })
  expect(Object.keys(draft.evidence ?? {})).toEqual(['name', 'email', 'experience.0.company'])
})

test('jobs the CV tells otherwise stay as told, with their years', () => {
  const draft = fromCv(
    {
      ...enteredDraft,
      experience: [...enteredDraft.experience, { position: 'Monteur', company: 'Brink', period: '2012 - 2015' }],
    },
    parsedCvWith(),
  )
  expect(draft.experience).toMatchObject([
    { start: '2019', end: null, current: true },
    { start: '2012', end: '2015', current: false },
  ])
  expect(draft.evidence).not.toHaveProperty(['experience.0.company'])
})
