import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { messages, persona } from '@wervio/contracts'
import { personaData as data, traits } from './persona-data.ts'
import { startApp } from './start-app.ts'

const { call, recruiter, createVacancy } = startApp()

const made_by = { engine: 'builtin', model: 'regels', at: '2026-01-01T00:00:00.000Z' } as const

const start = async () => {
  const owner = await recruiter()
  const vacancy = await createVacancy(owner.token)
  const save = (body: object, token = owner.token) =>
    call(token, { method: 'POST', url: '/api/generate-persona', payload: { vacancy_id: vacancy.id, ...body } })
  const hasPersona = async () =>
    (await call(owner.token, { url: `/api/vacancies/${vacancy.id}` })).json<{ has_persona: boolean }>().has_persona
  return {
    token: owner.token,
    vacancy,
    save,
    hasPersona,
    get: (token = owner.token) => call(token, { url: `/api/persona/${vacancy.id}` }),
  }
}

test('a persona comes back as it was saved', async () => {
  const { vacancy, save, get } = await start()
  const saved = await save({ persona_data: data, made_by, warnings: ['Een leeftijd is weggelaten.'] })
  expect([saved.statusCode, saved.headers['x-ratelimit-limit']]).toEqual([201, '600'])
  expect(persona.parse(saved.json())).toEqual({
    ...data,
    vacancy_id: vacancy.id,
    created_at: expect.any(String),
    made_by,
    warnings: ['Een leeftijd is weggelaten.'],
  })
  expect((await get()).json()).toEqual(saved.json())
})

test('a vacancy says itself whether it has a persona', async () => {
  const [own, other] = [await start(), await start()]
  await other.save({ persona_data: data })
  expect(await own.hasPersona()).toBe(false)
  await own.save({ persona_data: data })
  expect(await own.hasPersona()).toBe(true)
})

test('a new one replaces the one before, also when several come at once', async () => {
  const { save, get } = await start()
  await save({ persona_data: data, made_by, warnings: ['oud'] })
  await save({ persona_data: { ...data, naam: 'Nieuw', bewijs: undefined } })
  expect((await get()).json()).toMatchObject({ naam: 'Nieuw', made_by: null, warnings: [] })
  expect((await get()).json()).not.toHaveProperty('bewijs')
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((naam) => save({ persona_data: { ...data, naam } })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201])
})

test('no persona, an unknown vacancy and one of another organisation are the same to a caller', async () => {
  const [own, other] = [await start(), await start()]
  await other.save({ persona_data: data })
  const answers = [
    await own.get(),
    await other.get(own.token),
    await call(own.token, { url: `/api/persona/${randomUUID()}` }),
    await call(own.token, { url: '/api/persona/1' }),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      error: messages.personaMissing,
      message: messages.personaMissing,
      code: 'not_found',
    })
  }
})

test('nothing is saved for a vacancy of another organisation, or one that is none', async () => {
  const [own, other] = [await start(), await start()]
  const answers = [
    await own.save({ persona_data: data }, other.token),
    ...(await Promise.all([randomUUID(), '1', ''].map((vacancy_id) => own.save({ vacancy_id, persona_data: data })))),
  ]
  for (const answer of answers)
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([404, messages.vacancyNotFound])
  expect((await own.get()).statusCode).toBe(404)
})

test('the persona goes with its vacancy', async () => {
  const { token, vacancy, save, get } = await start()
  await save({ persona_data: data })
  await call(token, { method: 'DELETE', url: `/api/vacancies/${vacancy.id}` })
  expect((await get()).statusCode).toBe(404)
  expect((await save({ persona_data: data })).statusCode).toBe(404)
})

test('half an emoji in a persona or its warnings is no reason to lose it', async () => {
  const { save } = await start()
  const saved = await save({
    persona_data: { ...data, vaardigheden: ['Plannen\ud83d'] },
    warnings: ['Weggelaten: \ud83d'],
  })
  expect(saved.json()).toMatchObject({ vaardigheden: ['Plannen\ufffd'], warnings: ['Weggelaten: \ufffd'] })
})

const withTrait = (text: unknown) => ({
  ...data,
  persoonlijkheid: {
    ...data.persoonlijkheid,
    kenmerken: { ...data.persoonlijkheid.kenmerken, consciëntieusheid: text },
  },
})
const { persoonlijkheid: _left, ...withoutPersonality } = data

test.each([
  ['persoonlijkheid.kenmerken.consciëntieusheid', withTrait('Score: 27')],
  ['persoonlijkheid.kenmerken.consciëntieusheid', withTrait('Score: -1')],
  ['persoonlijkheid.kenmerken.consciëntieusheid', withTrait('Score: 10,5')],
  ['persoonlijkheid.kenmerken.consciëntieusheid', withTrait(undefined)],
  ['persoonlijkheid.kenmerken.consciëntieusheid', withTrait(7)],
  ['persoonlijkheid.kenmerken.consciëntieusheid', withTrait('a\u0000')],
  ['persoonlijkheid', withoutPersonality],
  ['interview_vragen.situationeel', { ...data, interview_vragen: traits(() => []) }],
  ['vaardigheden', { ...data, vaardigheden: 'Plannen' }],
  ['vaardigheden.1', { ...data, vaardigheden: ['Plannen', null] }],
  ['vaardigheden', { ...data, vaardigheden: Array.from({ length: 101 }, () => 'x') }],
  ['bewijs.openheid.0.zin', { ...data, bewijs: traits(() => [{ uitleg: 'x' }]) }],
])('%s that is wrong is named in Dutch, and the persona before stays', async (path, persona_data) => {
  const { save, get } = await start()
  await save({ persona_data: data })
  const response = await save({ persona_data: { ...persona_data, naam: 'Mislukt' } })
  expect(response.statusCode).toBe(400)
  const { fields } = response.json<{ fields: { path: string; message: string }[] }>()
  expect(fields).toContainEqual({
    path: `persona_data.${path}`,
    message: expect.stringMatching(/^(?!Ongeldige)[A-Z].+\.$/),
  })
  expect((await get()).json()).toMatchObject({ naam: data.naam })
})
