import { expect, test } from '@jest/globals'
import { generatePersona, generateVacancy, type GenerateVacancyResponse } from '@wervio/contracts'
import { createBuiltinEngine } from '../../src/engines/builtin/builtin-engine.ts'
import type { Engine } from '../../src/engines/engine.ts'
import { ServiceError } from '@wervio/service-kit'
import { forms } from '../forms/index.ts'
import { appWith } from '../running-app.ts'

const refuse = (): never => {
  throw new ServiceError('engine_unavailable')
}
const refusing: Engine = {
  ...createBuiltinEngine(),
  name: 'openai-compatible',
  generateVacancy: refuse,
  generatePersona: refuse,
}
const post = (url: string, payload: object) =>
  appWith(refusing).inject({ method: 'POST', url, payload, headers: { authorization: 'Bearer goed' } })

test.each([
  [generateVacancy.path, forms.zorg],
  [generatePersona.path, { vacancy_text: 'Kok gezocht. Je bereidt gerechten en bestelt de boodschappen.' }],
])('%s: where a model refuses, the rules can be asked', async (url, payload) => {
  expect((await post(url, payload)).json()).toMatchObject({ code: 'engine_unavailable' })
  const answer = await post(url, { ...payload, engine: 'builtin' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ made_by: { engine: 'builtin' } })
})

test('the rules write Dutch, and say so to who wants English', async () => {
  const textIn = async (language?: string) =>
    (await post(generateVacancy.path, { ...forms.zorg, engine: 'builtin', language })).json<GenerateVacancyResponse>()
  const [english, dutch, own] = await Promise.all(['en', 'nl', undefined].map(textIn))
  expect(english?.html).toBe(own?.html)
  expect(english?.warnings).toContainEqual(expect.stringContaining('schrijft alleen Nederlands'))
  expect(dutch).toMatchObject({ html: own?.html, warnings: own?.warnings })
  expect((await post(generateVacancy.path, { ...forms.zorg, language: 'xx' })).statusCode).toBe(400)
})

test('no other engine can be chosen by a caller', async () => {
  const answer = await post(generateVacancy.path, { ...forms.zorg, engine: 'openai-compatible' })
  expect(answer.statusCode).toBe(400)
})
