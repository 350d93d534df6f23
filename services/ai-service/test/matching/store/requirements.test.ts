import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { messages, requirementList, type Requirement, type RequirementList } from '@wervio/contracts'
import { startMatchingApp } from './matching-app.ts'

const { call, change, recruiter, requirements, vacancy } = startMatchingApp()

const urlOf = (id: string) => `/api/vacancies/${id}/requirements`
const draftOf = ({ id, kind, label, importance, weight }: Requirement) => ({ id, kind, label, importance, weight })
const save = (token: string, id: string, { version }: Pick<RequirementList, 'version'>, drafts: object[]) =>
  call(token, 'PUT', urlOf(id), { version, requirements: drafts })
const labels = ({ requirements: list }: RequirementList) => list.map(({ label }) => label)

test('the requirements follow from the vacancy, musts first, each with the words it stands on', async () => {
  const { token, owner } = await recruiter()
  const list = requirementList.strict().parse(await requirements(token, await vacancy(owner)))
  expect(labels(list)).toEqual(expect.arrayContaining(['Planner', 'Rijbewijs B', 'Excel']))
  expect(list.requirements.map(({ importance }) => importance)).toEqual(
    list.requirements.map(({ importance }) => importance).toSorted(),
  )
  expect(list.requirements.find(({ label }) => label === 'Excel')).toMatchObject({
    source: { field: 'hard_skills', quote: 'Excel' },
    edited: false,
  })
})

test('an HTML text of a vacancy without fields is read as its text', async () => {
  const { token, owner } = await recruiter()
  const id = await vacancy(owner, {
    title: '',
    hard_skills: '',
    specific_tasks: '',
    description: '<h2>Wat vragen wij?</h2><ul><li>Ervaring met Excel</li><li>Rijbewijs <b>B</b></li></ul>',
  })
  const list = await requirements(token, id)
  expect(labels(list).join('|')).toMatch(/Excel.*|Rijbewijs B/)
  expect(JSON.stringify(list)).not.toContain('<')
})

test('what a recruiter changes, removes and adds stays when the vacancy is edited, and what is new flows in', async () => {
  const { token, owner } = await recruiter()
  const id = await vacancy(owner)
  const before = await requirements(token, id)
  const drafts = before.requirements
    .filter(({ label }) => label !== 'Excel')
    .map((item) => ({
      ...draftOf(item),
      ...(item.label === 'Rijbewijs B' && { weight: 7, label: 'Rijbewijs B of C' }),
    }))
  const saved = await save(token, id, before, [
    ...drafts,
    { kind: 'skill', label: 'SAP TM', importance: 'nice', weight: 3 },
  ])
  expect(saved.statusCode).toBe(200)
  const after = saved.json<RequirementList>()
  expect(after.version).not.toBe(before.version)
  expect(after.removed.map(({ label }) => label)).toEqual(['Excel'])
  await change(owner, 'vacancies', id, {
    hard_skills: 'Rijbewijs B\nExcel\nWMS\nMinimaal 3 jaar ervaring als planner',
  })
  const edited = await requirements(token, id)
  expect(edited.removed.map(({ label }) => label)).toEqual(['Excel'])
  expect(labels(edited)).toEqual(expect.arrayContaining(['WMS', 'SAP TM', 'Rijbewijs B of C']))
  expect(edited.requirements.find(({ label }) => label === 'Rijbewijs B of C')).toMatchObject({
    weight: 7,
    edited: true,
  })
  expect(edited.requirements.find(({ label }) => label === 'SAP TM')).toMatchObject({ source: null, edited: true })
})

test('a removed one is put back by its id, and reset takes every change back', async () => {
  const { token, owner } = await recruiter()
  const id = await vacancy(owner)
  const first = await requirements(token, id)
  const without = (await save(token, id, first, first.requirements.slice(1).map(draftOf))).json<RequirementList>()
  const again = await save(token, id, without, [...without.requirements, ...without.removed].map(draftOf))
  expect(again.json()).toEqual(first)
  await save(token, id, first, [])
  expect((await requirements(token, id)).requirements).toEqual([])
  expect((await call(token, 'DELETE', urlOf(id))).json()).toEqual(first)
})

test('of two that change the same version one wins, and nothing of the other is stored', async () => {
  const { token, owner } = await recruiter()
  const id = await vacancy(owner)
  const list = await requirements(token, id)
  const weighing = (weight: number) =>
    save(
      token,
      id,
      list,
      list.requirements.map((item) => ({ ...draftOf(item), weight })),
    )
  const answers = await Promise.all([weighing(1), weighing(9)])
  const [saved, refused] = answers.toSorted((one, other) => one.statusCode - other.statusCode)
  expect([saved?.statusCode, refused?.statusCode]).toEqual([200, 409])
  expect(refused?.json()).toMatchObject({ error: messages.requirementsConflict, code: 'conflict' })
  expect(await requirements(token, id)).toEqual(saved?.json())
})

test('the same words typed twice are one requirement, and 300 fit', async () => {
  const { token, owner } = await recruiter()
  const id = await vacancy(owner)
  const draft = (label: string) => ({ kind: 'skill', label, importance: 'must', weight: 0 })
  const list = await requirements(token, id)
  const twice = await save(token, id, list, [draft('SAP TM'), draft('sap tm')])
  expect(labels(twice.json())).toEqual(['SAP TM'])
  const many = Array.from({ length: 300 }, (_, number) => draft(`Machine ${number}`))
  const full = await save(token, id, twice.json(), many)
  expect(full.json<RequirementList>().requirements).toHaveLength(300)
  expect((await save(token, id, full.json(), [...many, draft('nog een')])).statusCode).toBe(400)
})

test.each([
  { kind: 'skill', label: ' ', importance: 'must', weight: 1 },
  { kind: 'leeftijd', label: 'Jong', importance: 'must', weight: 1 },
  { kind: 'skill', label: 'Excel', importance: 'must', weight: 11 },
  { kind: 'skill', label: 'Excel', importance: 'must', weight: -1 },
  { kind: 'skill', label: 'x'.repeat(5_000), importance: 'must', weight: 1 },
])('%j is no requirement', async (draft) => {
  const { token, owner } = await recruiter()
  const id = await vacancy(owner)
  expect((await save(token, id, { version: '' }, [draft])).statusCode).toBe(400)
})

test('an unknown vacancy has none', async () => {
  const { token } = await recruiter()
  for (const id of [randomUUID(), 'geen-id']) {
    const answers = [
      await call(token, 'GET', urlOf(id)),
      await save(token, id, { version: '' }, []),
      await call(token, 'DELETE', urlOf(id)),
    ]
    for (const answer of answers)
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([404, messages.vacancyNotFound])
  }
})
