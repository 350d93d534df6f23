import { expect, test } from '@jest/globals'
import { profileListLimits, type MergeField } from '@wervio/contracts'
import { mergedProfile, type Mergeable } from './merged-profile.ts'

const empty: Mergeable = {
  id: 'x',
  name: 'Noor Visser',
  photo: null,
  title: null,
  location: null,
  skills: [],
  email: null,
  phone: null,
  linkedin: null,
  notes: null,
  cv_filename: null,
  has_cv: false,
  cv_text: null,
  summary: null,
  experience: [],
  education: [],
  languages: [],
  certificates: [],
  driving_licences: [],
  availability: null,
  notice_period: null,
  salary_wish: null,
  hours: null,
  evidence: null,
  edits: {},
  sensitive: [],
  made_by: null,
  source: 'manual',
  retention: 'four_weeks',
  retain_until: '2026-01-01',
  status: 'nieuw',
  created_at: '',
  updated_at: '',
}
const mergeProfiles = (one: Partial<Mergeable>, other: Partial<Mergeable>, ...take: MergeField[]) =>
  mergedProfile({ ...empty, ...one }, { ...empty, ...other }, new Set(take))
const job = {
  position: 'Kok',
  company: 'Linde',
  period: null,
  start: null,
  end: null,
  current: false,
  location: null,
  description: null,
}
const proof = { confidence: 1, quote: 'x', places: [] }

test('what the first one has stays, what they lack comes from the other, and what is taken is the other’s', () => {
  const one = { email: 'a@x.nl', title: 'Kok', status: 'in_proces' } as const
  const other = {
    name: 'N. Visser',
    email: 'b@x.nl',
    title: 'Chef',
    phone: '06',
    experience: [job],
    status: 'afgewezen',
  } as const
  expect(mergeProfiles(one, { ...other, experience: [job] }, 'title')).toMatchObject({
    name: 'Noor Visser',
    email: 'a@x.nl',
    title: 'Chef',
    phone: '06',
    experience: [job],
    status: 'in_proces',
  })
  expect(mergeProfiles(one, { ...other, experience: [job] }, 'name', 'status')).toMatchObject({
    name: 'N. Visser',
    title: 'Kok',
    status: 'afgewezen',
  })
  expect(mergeProfiles(one, {}, 'email')).toMatchObject({ email: 'a@x.nl' })
})

test('lists are united without doubles, whatever their capitals, and never longer than a list may be', () => {
  expect(mergeProfiles({ skills: ['Excel', 'Duits'] }, { skills: ['EXCEL', 'Frans'] }).skills).toEqual([
    'Excel',
    'Duits',
    'Frans',
  ])
  const many = (kind: string) => Array.from({ length: 400 }, (_, index) => `${kind} ${index}`)
  expect(mergeProfiles({ skills: many('a') }, { skills: many('b') }).skills).toHaveLength(profileListLimits.skills)
  expect(
    mergeProfiles(
      { languages: [{ language: 'Duits', level: null }] },
      {
        languages: [
          { language: 'duits', level: 'B2' },
          { language: 'Frans', level: null },
        ],
      },
    ).languages,
  ).toEqual([
    { language: 'Duits', level: 'B2' },
    { language: 'Frans', level: null },
  ])
})

test('the CV that stays brings its words and its evidence, as far as they fit the profile', () => {
  const one = {
    email: 'a@x.nl',
    skills: ['Excel'],
    cv_text: 'een',
    has_cv: true,
    cv_filename: 'een.pdf',
    sensitive: [{ kind: 'bsn' }],
    evidence: { email: proof, 'skills.0': proof },
  } satisfies Partial<Mergeable>
  const other = {
    email: 'b@x.nl',
    phone: '06',
    skills: ['Frans', 'Excel'],
    cv_text: 'twee',
    has_cv: true,
    cv_filename: 'twee.pdf',
    evidence: { email: proof, phone: proof, 'skills.0': proof, 'skills.1': proof },
  } satisfies Partial<Mergeable>
  expect(mergeProfiles(one, other)).toMatchObject({
    cv_text: 'een',
    cv_filename: 'een.pdf',
    sensitive: [{ kind: 'bsn' }],
  })
  expect(mergeProfiles(one, other).evidence).toEqual({ email: proof, 'skills.0': proof })
  expect(mergeProfiles(one, other, 'cv')).toMatchObject({
    cv_text: 'twee',
    cv_filename: 'twee.pdf',
    sensitive: [],
    email: 'a@x.nl',
  })
  expect(mergeProfiles(one, other, 'cv').evidence).toEqual({ phone: proof, 'skills.0': proof, 'skills.1': proof })
  expect(mergeProfiles({ cv_filename: 'los.pdf' }, other)).toMatchObject({ has_cv: true, cv_filename: 'twee.pdf' })
})

test('who changed what comes along with what stays', () => {
  const mark = { by: 'a', at: '2026-01-01T00:00:00.000Z' }
  const one = { email: 'a@x.nl', skills: ['Excel'], edits: { email: mark, 'skills.0': mark } }
  const other = {
    email: 'b@x.nl',
    phone: '06',
    skills: ['Frans'],
    edits: { email: mark, phone: mark, 'skills.0': mark },
  }
  expect(mergeProfiles(one, other).edits).toEqual({ email: mark, phone: mark, 'skills.0': mark, 'skills.1': mark })
  expect(mergeProfiles({ ...one, edits: {} }, other).edits).toEqual({ phone: mark, 'skills.1': mark })
})
