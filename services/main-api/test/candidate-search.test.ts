import { beforeAll, describe, expect, test } from '@jest/globals'
import { candidateHit, type CandidateCounts, type CandidateDraft } from '@wervio/contracts'
import { candidateListsOf } from './candidate-support.ts'
import { startApp } from './start-app.ts'

const started = startApp()
const { call } = started
const { found, search, withCandidates } = candidateListsOf(started)

const people: CandidateDraft[] = [
  {
    name: 'Thomas Müller',
    title: 'Front-end developer',
    location: 'Den Haag',
    skills: ['JavaScript', 'C#', 'Node.js'],
    email: 'thomas.muller@voorbeeld.nl',
    phone: '+31612345678',
    cv_text: 'Bouwde een webwinkel met jQuery.',
  },
  {
    name: 'Amira el Haddou',
    title: 'Wijkverpleegkundige',
    location: 'Zwolle',
    skills: ['Wondzorg'],
    phone: '038 - 421 00 11',
    cv_text: 'Werkte jaren met ouderen. BIG-geregistreerd.',
  },
  {
    name: 'Piet van den Berg',
    title: 'Lasser',
    location: "'s-Hertogenbosch",
    skills: ['MIG/MAG', 'TIG'],
    experience: [{ position: 'Constructiebankwerker', company: 'Staal & Zoon', description: 'Frezen van onderdelen' }],
    certificates: ['VCA-VOL'],
  },
  {
    name: 'Zoë Bakker',
    title: 'Leidster kinderopvang',
    location: 'Assen',
    skills: ['Voorlezen'],
    languages: [{ language: 'Fries', level: 'moedertaal' }],
    notes: 'Belt liever ’s avonds.',
  },
  {
    name: 'José da Silva',
    title: 'Kok',
    skills: ['HACCP'],
    cv_text: 'Verpleegkundigen en zorgassistenten kregen van hem hun maaltijden.',
  },
]

let token: string
beforeAll(async () => {
  token = await withCandidates(people)
})

describe('a search finds', () => {
  test.each<[string, string[]]>([
    ['verpleegkundigen', ['Amira el Haddou', 'José da Silva']],
    ['verpleegkundige', ['Amira el Haddou', 'José da Silva']],
    ['lassers', ['Piet van den Berg']],
    ['LASSER', ['Piet van den Berg']],
    ['javascrpt', ['Thomas Müller']],
    ['javasrcipt', ['Thomas Müller']],
    ['wondzrog', ['Amira el Haddou']],
    ['wijkverplegkundige', ['Amira el Haddou']],
    ['Muller', ['Thomas Müller']],
    ['müller', ['Thomas Müller']],
    ['jose', ['José da Silva']],
    ['zoe bakker', ['Zoë Bakker']],
    ['bakker zoe', ['Zoë Bakker']],
    ['javas', ['Thomas Müller']],
    ['am', ['Amira el Haddou']],
    ['frezen', ['Piet van den Berg']],
    ['staal zoon', ['Piet van den Berg']],
    ['vca', ['Piet van den Berg']],
    ['fries', ['Zoë Bakker']],
    ['avonds', ['Zoë Bakker']],
    ['jquery', ['Thomas Müller']],
    ['c#', ['Thomas Müller']],
    ['node.js', ['Thomas Müller']],
    ['nodejs', ['Thomas Müller']],
    ['frontend', ['Thomas Müller']],
    ['den bosch', []],
    ['hertogenbosch', ['Piet van den Berg']],
    ['lasser in hertogenbosch', ['Piet van den Berg']],
    ['lasser zwolle', []],
    ['0612345678', ['Thomas Müller']],
    ['06 1234 5678', ['Thomas Müller']],
    ['+31 6 12345678', ['Thomas Müller']],
    ['12345678', ['Thomas Müller']],
    ['5678', ['Thomas Müller']],
    ['038-4210011', ['Amira el Haddou']],
    ['thomas.muller@voorbeeld.nl', ['Thomas Müller']],
    ['voorbeeld.nl', ['Thomas Müller']],
    ['hovercraft', []],
  ])('%s', async (q, names) => {
    expect(await found(token, q)).toEqual(names)
  })
})

test('a hit in the name stands before one in the title, the skills or the CV', async () => {
  const ownerToken = await withCandidates([
    { name: 'Kees de Kok', title: 'Chauffeur' },
    { name: 'Noor Visser', title: 'Kok' },
    { name: 'Ali Demir', skills: ['Kok'] },
    { name: 'Eva Smit', cv_text: 'Werkte als kok.' },
  ])
  expect(await found(ownerToken, 'kok')).toEqual(['Kees de Kok', 'Noor Visser', 'Ali Demir', 'Eva Smit'])
})

test('who is called so with small words stands before who is called so without', async () => {
  const names = ['Kees van der Jong', 'Kees Jong', 'Kees van den Jong', 'Jong de Kees']
  const ownerToken = await withCandidates(names.map((name) => ({ name })))
  const [first, ...others] = await found(ownerToken, 'kees van der jong')
  expect(first).toBe('Kees van der Jong')
  expect(others.toSorted()).toEqual(names.slice(1).toSorted())
  // While the last word is typed too.
  expect((await found(ownerToken, 'Kees van den Jon'))[0]).toBe('Kees van den Jong')
  // A page of one after the other goes on where the one before ended.
  expect(await found(ownerToken, 'kees van der jong', '&limit=1')).toEqual([first, ...others])
})

test('small words of a question put nobody first who is called otherwise', async () => {
  const ownerToken = await withCandidates([
    { name: 'Noor Visser', title: 'Medewerker keuken' },
    { name: 'Jan van de Berg', title: 'Medewerker', cv_text: 'Hielp in de keuken.' },
  ])
  expect(await found(ownerToken, 'medewerker van de keuken')).toEqual(['Noor Visser', 'Jan van de Berg'])
})

test('what was typed right stands before what is one letter off', async () => {
  const ownerToken = await withCandidates([
    { name: 'Piet Janssen' },
    { name: 'Piet Jansen' },
    { name: 'Piet Jonsen' },
    { name: 'Piet Hendriksen' },
  ])
  expect((await found(ownerToken, 'jansen')).slice(0, 1)).toEqual(['Piet Jansen'])
  expect((await found(ownerToken, 'jansen')).toSorted()).toEqual(['Piet Jansen', 'Piet Janssen', 'Piet Jonsen'])
})

test('pages of a search go on where they ended, near hits after the exact ones', async () => {
  const ownerToken = await withCandidates([
    ...Array.from({ length: 5 }, (_, number) => ({ name: `Kandidaat ${number}`, title: 'Planner' })),
    { name: 'Typefout', title: 'Plnner' },
    { name: 'Anders', title: 'Kok' },
  ])
  const once = await found(ownerToken, 'planner')
  expect(once).toEqual(['Kandidaat 4', 'Kandidaat 3', 'Kandidaat 2', 'Kandidaat 1', 'Kandidaat 0', 'Typefout'])
  for (const limit of [1, 2, 5]) expect(await found(ownerToken, 'planner', `&limit=${limit}`)).toEqual(once)
})

test('hits are cut out of the text, as they stand there', async () => {
  const [hit] = await search(token, 'verpleegkundigen wondzorg')
  expect(candidateHit.parse(hit)).toEqual(hit)
  expect(hit?.highlights).toEqual([
    { field: 'title', parts: [{ text: 'Wijkverpleegkundige', hit: true }] },
    { field: 'skills', parts: [{ text: 'Wondzorg', hit: true }] },
  ])
  const [, cook] = await search(token, 'verpleegkundige')
  expect(cook?.highlights).toEqual([
    {
      field: 'cv_text',
      parts: [
        { text: 'Verpleegkundigen', hit: true },
        { text: ' en zorgassistenten kregen van hem hun maaltijden.', hit: false },
      ],
    },
  ])
})

test('a CV is quoted only of whoever has too few hits elsewhere to show', async () => {
  const cv_text = 'Werkte als lasser.'
  const ownerToken = await withCandidates([
    { name: 'Twee plaatsen', title: 'Lasser', skills: ['Lasser'], cv_text },
    { name: 'Een plaats', title: 'Lasser', cv_text },
  ])
  const fieldsOf = async (name: string) =>
    (await search(ownerToken, 'lasser')).find((hit) => hit.name === name)?.highlights.map(({ field }) => field)
  expect(await fieldsOf('Twee plaatsen')).toEqual(['title', 'skills'])
  expect(await fieldsOf('Een plaats')).toEqual(['title', 'cv_text'])
})

test('a mistyped word and a number are marked too', async () => {
  expect((await search(token, 'muler'))[0]?.highlights).toContainEqual({
    field: 'name',
    parts: [
      { text: 'Thomas ', hit: false },
      { text: 'Müller', hit: true },
    ],
  })
  expect((await search(token, '0612345678'))[0]?.highlights).toEqual([
    { field: 'phone', parts: [{ text: '06 12 34 56 78', hit: true }] },
  ])
})

test.each([
  ['kleinmachines', 'certificates'],
  ['steigerbouw', 'education'],
  ['papiamento', 'languages'],
  ['vrachtwagen', 'driving_licences'],
  ['herfstvakantie', 'availability'],
  ['kwartaaleinde', 'notice_period'],
  ['ploegendienst', 'hours'],
  ['mira-tol', 'linkedin'],
])('a hit says where it was: %s in %s', async (q, field) => {
  const ownerToken = await withCandidates([
    {
      name: 'Mira Tol',
      certificates: ['Kleinmachines'],
      education: [{ degree: 'Steigerbouw', institution: 'Bouwschool' }],
      languages: [{ language: 'Papiamento' }],
      driving_licences: ['Vrachtwagen'],
      availability: 'na de herfstvakantie',
      notice_period: 'tot kwartaaleinde',
      hours: 'in ploegendienst',
      linkedin: 'https://www.linkedin.com/in/mira-tol',
    },
  ])
  expect((await search(ownerToken, q))[0]?.highlights.map((highlight) => highlight.field)).toContain(field)
})

test('a long text is shown around its hit, and never as HTML', async () => {
  const ownerToken = await withCandidates([
    {
      name: 'Kim',
      cv_text: `${'Veel woorden vooraf. '.repeat(40)}<b>Heftruckchauffeur</b>\nin de nacht. ${'En nog veel meer. '.repeat(40)}`,
    },
  ])
  const [hit] = await search(ownerToken, 'heftruckchauffeur')
  const [{ parts } = { parts: [] }] = hit?.highlights ?? []
  expect(parts.filter((part) => part.hit)).toEqual([{ text: 'Heftruckchauffeur', hit: true }])
  const snippetText = parts.map(({ text }) => text).join('')
  expect(snippetText).toMatch(/^… .*<b>Heftruckchauffeur<\/b> in de nacht\..* …$/)
  expect(snippetText.length).toBeLessThan(300)
})

test('filters narrow a search', async () => {
  const ownerToken = await withCandidates([
    { name: 'Kim', title: 'Kok', location: 'Zwolle' },
    { name: 'Noor', title: 'Kok', location: 'Assen', skills: ['HACCP'] },
  ])
  expect(await found(ownerToken, 'kok', '&location=ZWOLLE')).toEqual(['Kim'])
  expect(await found(ownerToken, 'kok', '&skill=haccp')).toEqual(['Noor'])
  expect(await found(ownerToken, 'kok', '&status=aangenomen')).toEqual([])
})

test.each([
  '!?',
  "a' | b",
  'a & b',
  '!kok',
  'kok:*',
  "'; drop table main.candidates; --",
  '\\\\',
  '(((',
  '🔥🔥',
  '"zoë bakker"',
  'é'.repeat(100),
  '<->',
  '%_',
  'ﷺ'.repeat(100),
  '㌀'.repeat(100),
  'a-'.repeat(50),
  '@' + 'a'.repeat(36),
  '=kok',
  '?akker',
  '漢字漢字',
  '^kok',
  '\ud83dab',
])('%s is a search like any other', async (q) => {
  expect((await call(token, { url: `/api/candidates/search?${new URLSearchParams({ q })}` })).statusCode).toBe(200)
  expect((await call(token, { url: `/api/candidate-counts?${new URLSearchParams({ q })}` })).statusCode).toBe(200)
})

test.each(['q=a', 'q=%20a%20', 'q=', '', `q=${'a'.repeat(101)}`, 'q=a%00b', 'q=kok&cursor=abc', 'q=kok&limit=0'])(
  '%s is refused',
  async (query) => {
    const response = await call(token, { url: `/api/candidates/search?${query}` })
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'validation_failed' }),
    ])
  },
)

test('what is marked as sensitive is not searched', async () => {
  const ownerToken = await withCandidates([{ name: 'Kim', sensitive: [{ kind: 'religion' }] }])
  expect(await found(ownerToken, 'religion')).toEqual([])
})

test('counts of a search are those of all its pages', async () => {
  const counts = (await call(token, { url: '/api/candidate-counts?q=verpleegkundigen' })).json<CandidateCounts>()
  expect(counts).toEqual({
    total: 2,
    by_status: { nieuw: 2, in_proces: 0, aangenomen: 0, afgewezen: 0 },
    has_cv: { true: 0, false: 2 },
    added: { week: 2, month: 2, quarter: 2, year: 2 },
    locations: [{ value: 'Zwolle', count: 1 }],
    skills: [
      { value: 'HACCP', count: 1 },
      { value: 'Wondzorg', count: 1 },
    ],
    estimated: false,
  })
  expect((await call(token, { url: '/api/candidate-counts?q=javascrpt' })).json<CandidateCounts>().total).toBe(1)
})
