import { beforeAll, describe, expect, test } from '@jest/globals'
import { limits, searchExplanation, type CandidateCounts, type CandidateDraft } from '@wervio/contracts'
import { candidateListsOf } from './candidate-support.ts'
import { startApp } from './start-app.ts'

const started = startApp()
const { call } = started
const { found, search, withCandidates } = candidateListsOf(started)

const people: CandidateDraft[] = [
  { name: 'Anna', title: 'Programmeur', skills: ['Java', 'JavaScript'], location: 'Zwolle' },
  { name: 'Bas', title: 'Programmeur', skills: ['Java'], location: 'Assen' },
  { name: 'Cas', title: 'Developer', skills: ['Java', 'PHP'] },
  { name: 'Dirk', title: 'Software engineer', skills: ['Java'], location: 'Zwolle' },
  { name: 'Eef', title: 'Mechanical engineer', skills: ['Software'] },
  { name: 'Fien', title: 'Project manager', summary: 'Leidt een café in Utrecht.' },
  { name: 'Gijs', title: 'Manager', cv_text: 'Manager van een project. Front office en back-end.' },
  { name: 'Hein', cv_text: 'Werkte als project\n  manager bij een bank.' },
  { name: 'Iris', skills: ['Project', 'Manager'] },
  { name: 'Jet', title: 'Projectontwikkelaar' },
  { name: 'Karim', title: 'Progrmameur', location: 'Breda' },
  { name: 'Lot', title: 'Wijkverpleegkundige' },
  { name: 'Mo', title: 'Nurse', skills: ['HRM'] },
  { name: 'Nel', title: 'Boekhouder' },
  { name: 'Omar', title: 'Accountant' },
  { name: 'Pia', title: 'Adviseur P&O' },
  { name: 'Rik', title: 'Front-end bouwer' },
  { name: 'Sem', skills: ['Watersport'], summary: 'Zeilde 247 mijl op de Po.' },
  { name: 'Teun', skills: ['Watersport'], cv_text: 'Het gebied van de Po.' },
  { name: 'Vera', skills: ['Web', 'Frontend'] },
  { name: 'Wil', title: 'Hoofd personeel en organisatie' },
]

let token: string
beforeAll(async () => {
  token = await withCandidates(people)
})

const queryOf = (q: string) => new URLSearchParams({ q })
const explain = async (q: string) =>
  searchExplanation.parse(
    (await call(token, { url: `/api/candidates/search/explanation?${queryOf(q)}` })).json<unknown>(),
  )
const total = async (q: string, more = '') =>
  (await call(token, { url: `/api/candidate-counts?${queryOf(q)}${more}` })).json<CandidateCounts>().total

describe('who a search finds', () => {
  test.each<[string, string[]]>([
    // Exclusion.
    ['java niet javascript', ['Dirk', 'Cas', 'Bas']],
    ['java -javascript', ['Dirk', 'Cas', 'Bas']],
    ['java –javascript', ['Dirk', 'Cas', 'Bas']],
    ['java zonder javascript', ['Dirk', 'Cas', 'Bas']],
    ['java NIET javascript', ['Dirk', 'Cas', 'Bas']],
    ['java niet javascript of php', ['Dirk', 'Bas']],
    ['java zonder javascript en php', ['Dirk', 'Bas']],
    ['java niet php zwolle', ['Dirk', 'Anna']],
    ['-php java', ['Dirk', 'Bas', 'Anna']],
    ['java niet javascrpt', ['Dirk', 'Cas', 'Bas', 'Anna']],
    ['java niet javascripts', ['Dirk', 'Cas', 'Bas']],
    ['java niet javas', ['Dirk', 'Cas', 'Bas', 'Anna']],
    ['manager niet "project manager"', ['Iris', 'Gijs']],
    ['manager -"project manager"', ['Iris', 'Gijs']],
    ['manager -front-end', ['Fien', 'Iris', 'Gijs', 'Hein']],
    ['bouwer -front-end', []],
    ['programmeur niet programmeurs', ['Dirk', 'Cas', 'Karim']],
    ['java niet', ['Dirk', 'Cas', 'Bas', 'Anna']],
    ['niet java', []],
    ['-java', []],
    ['niet', []],
    ['java geen php', ['Dirk', 'Bas', 'Anna']],
    ['geen java', []],
    ['java niet in zwolle', ['Cas', 'Bas']],
    ['java zonder een javascript', ['Dirk', 'Cas', 'Bas']],
    ['java niet met de php of een javascript', ['Dirk', 'Bas']],
    ['java niet in', ['Dirk', 'Cas', 'Bas', 'Anna']],
    ['watersport niet p&o', ['Sem', 'Teun']],
    ['watersport -24/7', ['Sem', 'Teun']],
    ['adviseur niet p&o', []],
    ['web -front-end', []],
    // Quotes.
    ['"project manager"', ['Fien', 'Hein']],
    ['“project manager”', ['Fien', 'Hein']],
    ['„project manager”', ['Fien', 'Hein']],
    ['"PROJECT  MANAGER"', ['Fien', 'Hein']],
    ['"manager project"', []],
    ['"project managers"', []],
    ['"project manag"', []],
    ['"programmeur"', ['Bas', 'Anna']],
    ['"programmeurs"', []],
    ['"progrmameur"', ['Karim']],
    ['"verpleegkundige"', []],
    ['"een cafe in"', ['Fien']],
    ['"bij een" "project manager"', ['Hein']],
    ['"programmeur" java zwolle', ['Anna']],
    ['"project manager', ['Fien', 'Iris', 'Gijs', 'Hein']],
    ['"front-end"', ['Rik']],
    // After five phrases, the order of the words isn't looked at.
    ['"leidt" "utrecht" "fien" "manager" "utrecht leidt"', []],
    ['"leidt" "utrecht" "fien" "manager" "project" "utrecht leidt"', ['Fien']],
    ['"leidt" "utrecht" "fien" "manager" "project" -"utrecht leidt"', []],
    ['"fien" "fien" "fien" "FIEN" "fien" "utrecht leidt"', []],
    // Names of the same job.
    ['programmeur', ['Bas', 'Anna', 'Dirk', 'Cas', 'Karim']],
    ['programmeurs', ['Bas', 'Anna', 'Dirk', 'Cas', 'Karim']],
    ['developer', ['Cas', 'Dirk', 'Bas', 'Anna']],
    ['software engineer', ['Dirk', 'Eef', 'Cas', 'Bas', 'Anna']],
    ['programmeur zwolle', ['Anna', 'Dirk']],
    ['programmeur jaav', ['Bas', 'Anna', 'Dirk', 'Cas']],
    ['programmeur niet developer', ['Bas', 'Anna', 'Dirk', 'Karim']],
    ['nurse', ['Mo', 'Lot']],
    ['verpleegkundige', ['Lot', 'Mo']],
    ['boekhouder', ['Nel']],
    ['accountant', ['Omar']],
    ['hr', ['Mo', 'Pia', 'Wil']],
    ['p&o', ['Pia', 'Mo', 'Wil', 'Sem', 'Teun']],
    ['personeel en organisatie', ['Wil', 'Mo', 'Pia']],
  ])('%s', async (q, names) => {
    const listed = await found(token, q)
    expect([...listed].toSorted()).toEqual([...names].toSorted())
    expect(await total(q)).toBe(names.length)
    expect(await found(token, q, '&limit=1')).toEqual(listed)
  })
})

test('what was typed stands before other names of the job, and those before words one letter off', async () => {
  expect(await found(token, 'programmeur')).toEqual(['Bas', 'Anna', 'Dirk', 'Cas', 'Karim'])
  expect(await found(token, 'developer')).toEqual(['Cas', 'Dirk', 'Bas', 'Anna'])
})

test('filters narrow hits by synonyms, and their count agrees', async () => {
  expect(await found(token, 'programmeur', '&location=zwolle')).toEqual(['Anna', 'Dirk'])
  expect(await total('programmeur', '&location=zwolle')).toBe(2)
  expect(await found(token, '"programmeur" -javascript', '&location=assen')).toEqual(['Bas'])
})

test('a synonym, a name of several words and a phrase are marked', async () => {
  const marks = async (q: string, name: string) =>
    (await search(token, q))
      .find((hit) => hit.name === name)
      ?.highlights.map(({ field, parts }) => [field, ...parts.filter(({ hit }) => hit).map(({ text }) => text)])
  expect(await marks('programmeur', 'Cas')).toEqual([['title', 'Developer']])
  expect(await marks('programmeur', 'Dirk')).toEqual([['title', 'Software engineer']])
  expect(await marks('p&o', 'Mo')).toEqual([['skills', 'HRM']])
  expect(await marks('"project manager"', 'Hein')).toEqual([['cv_text', 'project manager']])
  expect(await marks('"een cafe in"', 'Fien')).toEqual([['summary', 'een café in']])
})

describe('how a search was read', () => {
  const nothing = { asks_for_something: true, excluded: [], synonyms: [], literal_q: null, required_words: [] }

  test('names that were searched too, and the search without them', async () => {
    expect(await explain('java programmeur')).toEqual({
      ...nothing,
      synonyms: ['developer', 'ontwikkelaar', 'softwareontwikkelaar', 'software developer', 'software engineer'],
      literal_q: 'java "programmeur"',
    })
    expect((await explain('software engineer java')).literal_q).toBe('"software engineer" java')
  })

  test('a job title has no other pieces between its words, but stop words may stand there', async () => {
    expect((await explain('project manager')).synonyms).not.toEqual([])
    for (const q of ['project niet php manager', 'project "x" manager', 'project -php manager'])
      expect([q, (await explain(q)).synonyms]).toEqual([q, []])
    expect(await explain('personeel en organisatie java')).toMatchObject({
      synonyms: ['hr', 'hrm', 'human resources', 'personeelszaken', 'p&o'],
      literal_q: '"personeel en organisatie" java',
      required_words: [
        { text: 'personeel en organisatie', q_without: 'java' },
        { text: 'java', q_without: 'personeel en organisatie' },
      ],
    })
  })

  test('what is excluded; alone it asks for nothing', async () => {
    expect(await explain('java niet javascript of php -"project manager"')).toEqual({
      ...nothing,
      excluded: ['javascript', 'php', 'project manager'],
    })
    expect((await explain('java zonder een rijbewijs')).excluded).toEqual(['rijbewijs'])
    expect(await explain('niet java')).toEqual({ ...nothing, asks_for_something: false, excluded: ['java'] })
    expect(await explain('""')).toEqual({ ...nothing, asks_for_something: false })
  })

  test('with little found, which of the words nobody has, and the search without each', async () => {
    expect((await explain('java hovercraft "project manager" -php')).required_words).toEqual([
      { text: 'java', has_hits: true, q_without: 'hovercraft "project manager" -php' },
      { text: 'hovercraft', has_hits: false, q_without: 'java "project manager" -php' },
      { text: 'project manager', has_hits: true, q_without: 'java hovercraft -php' },
    ])
    expect((await explain('java wijkverpleegkundige')).required_words).toEqual([
      { text: 'java', has_hits: true, q_without: 'wijkverpleegkundige' },
      { text: 'wijkverpleegkundige', has_hits: true, q_without: 'java' },
    ])
    expect((await explain('"projecten manager" java')).required_words[0]?.has_hits).toBe(false)
  })

  test('a word without which the search would be too short is not named', async () => {
    expect((await explain('r hovercraft')).required_words).toMatchObject([{ text: 'r', q_without: 'hovercraft' }])
  })

  test('a word with hits enough, and a word alone, need no such words', async () => {
    const cooks = Array.from({ length: 3 }, (_, number) => ({ name: `Kok ${number}`, title: 'Kok', location: 'Ede' }))
    const ownerToken = await withCandidates(cooks)
    const url = `/api/candidates/search/explanation?${queryOf('kok ede')}`
    expect(searchExplanation.parse((await call(ownerToken, { url })).json()).required_words).toEqual([])
    expect((await explain('hovercraft')).required_words).toEqual([])
  })

  test('a literal search that would be too long, or close a quote that stands alone, is not offered', async () => {
    const q = `${'x'.repeat(limits.searchText - 12)} programmeur`
    expect(await explain(q)).toMatchObject({ literal_q: null })
    const phrases = '"a1" "b2" "c3" "d4"'
    expect(await explain(`programmeur ${phrases}`)).toMatchObject({ literal_q: `"programmeur" ${phrases}` })
    expect(await explain(`programmeur ${phrases} "e5"`)).toMatchObject({ literal_q: null })
    expect(await explain('"java programmeur')).toMatchObject({ synonyms: expect.any(Array), literal_q: null })
  })
})

test.each([
  '""',
  '"',
  '"""',
  '-',
  '--',
  '-"',
  '-""',
  '- -',
  'niet niet niet',
  'niet -',
  'zonder "',
  'zonder of',
  '"a "b" c"',
  '“„”«»',
  `"'"`,
  `"a' | !b & (c:*)"`,
  `-a'|b:*`,
  `-'`,
  '"\\"',
  '"\\m" -"[a-z]+(.*)"',
  '"(((" -"***"',
  '"[[:alpha:]]"',
  '"c++ c# .net"',
  '-c++ -c# -.net java',
  '"🔥" -🔥 java',
  '"漢字" -漢字',
  '"ﷺ ﷺ" x',
  '"\ud83d" ab',
  '" '.repeat(50),
  '-a '.repeat(33),
  '"a" '.repeat(25),
  'niet a of '.repeat(10),
  `"${'é'.repeat(98)}"`,
  `"${'ﬁ'.repeat(98)}"`,
  `-${'a'.repeat(99)}`,
  'java "06 1234 5678" -0612345678',
])('%s is a search like any other', async (q) => {
  for (const path of ['candidates/search', 'candidate-counts', 'candidates/search/explanation']) {
    const response = await call(token, { url: `/api/${path}?${queryOf(q)}` })
    // A single sign is too short to be searched for.
    expect([path, response.statusCode]).toEqual([path, q.trim().length < limits.searchMinimum ? 400 : 200])
  }
})

test.each(['"a" '.repeat(500), '-'.repeat(2_000)])('a search of 2,000 characters is refused', async (q) => {
  for (const path of ['candidates/search', 'candidate-counts', 'candidates/search/explanation'])
    expect((await call(token, { url: `/api/${path}?${queryOf(q)}` })).json()).toMatchObject({
      code: 'validation_failed',
    })
})
