import { expect, test } from '@jest/globals'
import { candidateOf, jobOf, matchOf } from './testing/match-of.ts'

const developer = { title: 'Front-end developer', hard_skills: 'JavaScript' }

test('each state rests on words of the candidate and the field they stand in', () => {
  const { findingOf } = matchOf(
    { title: 'Verpleegkundige', hard_skills: 'Wondzorg\nBIG-registratie' },
    {
      experience: [jobOf('Verpleegkundige', [2019], 'Complexe wondzorg bij cliënten thuis.')],
      certificates: ['BIG-geregistreerd'],
    },
  )
  expect(findingOf('Wondzorg')).toMatchObject({
    state: 'met',
    proofs: [{ path: 'experience.0.description', quote: 'Complexe wondzorg bij cliënten thuis.' }],
  })
  expect(findingOf('BIG-registratie')).toMatchObject({ state: 'met', proofs: [{ path: 'certificates.0' }] })
})

test('React shows JavaScript; JavaScript does not show React', () => {
  const react = { experience: [jobOf('Frontend developer', [2020], 'Bouwen met React.')] }
  const script = { experience: [jobOf('Frontend developer', [2020], 'Bouwen met JavaScript.')] }
  expect(matchOf(developer, react).states['JavaScript']).toBe('met')
  expect(matchOf({ ...developer, hard_skills: 'React' }, script).states['React']).toBe('missing')
})

test.each([
  ['Minimaal 3 jaar ervaring als verpleegkundige', 2020, 'met'],
  ['Minimaal 3 jaar ervaring als verpleegkundige', 2025, 'partly'],
  ['Minimaal 10 jaar ervaring als verpleegkundige', 2025, 'missing'],
])('%s, in the job since %d: %s', (label, since, state) =>
  expect(
    matchOf({ title: 'Verpleegkundige', hard_skills: label }, { experience: [jobOf('Verpleegkundige', [since])] })
      .states[label],
  ).toBe(state),
)

test('an internship is no year of work, and another trade no experience', () => {
  const vacancy = { title: 'Verpleegkundige', hard_skills: 'Minimaal 1 jaar ervaring als verpleegkundige' }
  const stateOf = (position: string) =>
    matchOf(vacancy, { experience: [jobOf(position, [2018])] }).states['Minimaal 1 jaar ervaring als verpleegkundige']
  expect(stateOf('Stagiair verpleegkundige')).toBe('missing')
  expect(stateOf('Boekhouder')).toBe('missing')
})

test.each([
  ['Rijbewijs B', ['CE'], 'met'],
  ['Rijbewijs CE', ['B'], 'missing'],
  ['Rijbewijs C', ['CE'], 'met'],
])('%s with %s: %s', (label, driving_licences, state) =>
  expect(matchOf({ hard_skills: label }, { driving_licences }).states[label]).toBe(state),
)

test.each([
  ['C1', 'met'],
  ['vloeiend', 'met'],
  ['B1', 'partly'],
  ['A2', 'missing'],
])('German at B2 with %s: %s', (level, state) =>
  expect(
    matchOf({ hard_skills: 'Duits (B2)' }, { languages: [{ language: 'German', level }] }).states['Duits (B2)'],
  ).toBe(state),
)

test.each([
  ['Bachelor Verpleegkunde', 'hbo', 'met'],
  ['Master Geschiedenis', 'wo', 'partly'],
  ['Mbo Verpleegkunde', 'mbo', 'partly'],
  ['Vmbo', 'vmbo', 'missing'],
] as const)('hbo nursing with %s: %s', (degree, level, state) =>
  expect(
    matchOf(
      { hard_skills: 'Hbo-opleiding verpleegkunde' },
      { education: [{ degree, level, institution: '', period: '2015', start: null, end: '2015', description: null }] },
    ).states['Hbo-opleiding verpleegkunde'],
  ).toBe(state),
)

test.each(['Geen SKJ-registratie.', 'De SKJ-registratie heb ik niet.', 'SKJ-registratie: nee'])(
  '%s is no registration',
  (summary) =>
    expect(matchOf({ hard_skills: 'SKJ-registratie' }, { summary }).states['SKJ-registratie']).toBe('missing'),
)

test('what somebody is still learning counts in part', () =>
  expect(
    matchOf({ hard_skills: 'SKJ-registratie' }, { summary: 'Ik ben bezig met mijn SKJ-registratie.' }).findingOf(
      'SKJ-registratie',
    ),
  ).toMatchObject({
    state: 'partly',
    remark: 'Nog in opleiding',
  }))

test('either of two alternatives is enough', () =>
  expect(
    matchOf(
      { ...developer, hard_skills: 'Java of Kotlin' },
      { experience: [jobOf('Developer', [2020], 'Kotlin voor Android.')] },
    ).states['Java of Kotlin'],
  ).toBe('met'))

test('work of more than ten years ago counts in part', () =>
  expect(
    matchOf(developer, {
      experience: [jobOf('Boekhouder', [2014]), jobOf('Frontend developer', [2008, 2012], 'JavaScript')],
    }).findingOf('JavaScript'),
  ).toMatchObject({
    state: 'partly',
    remark: 'Langer dan tien jaar geleden',
  }))

test('a list of skills without work in the field is worth nothing, nor are copied sentences', () => {
  const vacancy = {
    title: 'Front-end developer',
    hard_skills: 'JavaScript\nReact',
    specific_tasks: 'Samen met het ontwerpteam nieuwe schermen voor klanten bouwen',
  }
  const honest = matchOf(vacancy, { experience: [jobOf('Frontend developer', [2021], 'Schermen bouwen in React.')] })
  const stuffed = matchOf(vacancy, {
    skills: ['JavaScript', 'React', 'Angular', 'Vue.js', 'Java'],
    summary: 'Samen met het ontwerpteam nieuwe schermen voor klanten bouwen.',
    experience: [jobOf('Ober', [2015])],
  })
  expect(stuffed.percentage).toBeLessThan(honest.percentage)
  expect(stuffed.states['JavaScript']).toBe('missing')
  expect(stuffed.findingOf('JavaScript')?.remark).toBe('Genoemd, niet gezien in het werk')
  expect(stuffed.states['Samen met het ontwerpteam nieuwe schermen voor klanten bouwen']).toBe('missing')
})

test('a distance isn’t known and a trait isn’t proven: neither counts by itself', () => {
  const { requirements } = matchOf({ location: 'Assen', soft_skills: 'Empathisch', hours: '32 uur' }, {})
  expect(requirements.map(({ weight }) => weight)).toEqual([0, 0, 0])
})

test('an empty CV scores 0, a CV of 10,000 words is read', () => {
  expect(matchOf(developer, candidateOf({})).percentage).toBe(0)
  const long = matchOf(developer, {
    experience: [jobOf('Frontend developer', [2010], 'JavaScript en nog veel meer. '.repeat(2_500))],
  })
  expect(long.percentage).toBe(100)
})

test('skills that are asked together are met by lines that each show one', () => {
  const label = 'Strong SQL and Python skills'
  const stateOf = (...lines: string[]) =>
    matchOf(
      { title: 'Data engineer', hard_skills: label },
      { experience: [jobOf('Data engineer', [2020], lines.join('\n'))], skills: ['Python'] },
    ).states[label]
  expect(stateOf('Tuned slow SQL queries')).toBe('met')
  expect(stateOf('Drew up reports')).toBe('partly')
})

test('only lines that show one of the skills witness that they were met together', () => {
  const label = 'SQL and Python for hospitals'
  const findingOf = (...old: string[]) =>
    matchOf(
      { title: 'Data engineer', hard_skills: label },
      {
        experience: [
          jobOf('Data engineer', [2020], 'Visited hospitals'),
          ...old.map((deeds) => jobOf('Data engineer', [2006, 2010], deeds)),
        ],
      },
    ).findingOf(label)
  const longAgo = { state: 'partly', remark: 'Langer dan tien jaar geleden' }
  expect(findingOf('Tuned slow SQL queries', 'Wrote Python scripts')).toMatchObject(longAgo)
  expect(findingOf('Tuned slow SQL queries.\nWrote Python scripts.')).toMatchObject(longAgo)
})

test('a CV that lost the ends of its lines shows its jobs and its study', () => {
  const { states } = matchOf(
    { title: 'Data engineer', hard_skills: "4+ years of experience as data engineer\nBachelor's degree" },
    {
      cv_text:
        'Jan Smit\nAmsterdam\nSummaryEngineer of pipelines.ExperienceData Engineer 03/2019 to Current Acme Built pipelines in Spark.Tuned queries.EducationBachelor of Science, 2018',
    },
  )
  expect(states).toEqual({
    'Data engineer': 'met',
    '4+ years of experience as data engineer': 'met',
    "Bachelor's degree": 'met',
  })
})
