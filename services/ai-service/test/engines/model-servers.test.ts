import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { TextLanguage } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import type { ModelOptions } from '../../src/engines/openai-compatible/model-options.ts'
import { createOpenAiCompatibleEngine } from '../../src/engines/openai-compatible/openai-compatible-engine.ts'
import { readForm } from '../../src/vacancy-text/form.ts'
import { renderHtml } from '../../src/vacancy-text/render-html.ts'
import { forms } from '../forms/index.ts'
import { PATIENT, type Peer, startPeer } from '../peer-process.ts'

let peer: Peer
beforeAll(async () => {
  peer = await startPeer()
})
afterAll(() => peer.stop())

const engineOf = (model: string, options: Partial<ModelOptions> & { idleMs?: number } = {}) =>
  createOpenAiCompatibleEngine({
    baseUrl: peer.baseUrl,
    model,
    timeoutMs: PATIENT,
    idleMs: PATIENT,
    retries: 0,
    ...options,
  })
const writeText = async (engine: ReturnType<typeof engineOf>, language?: TextLanguage) => {
  const { document, warnings } = await engine.generateVacancy(readForm(forms.zorg), {
    language,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  return { html: renderHtml(document), warnings }
}
const requestsOf = async (model: string) => (await peer.requests()).filter((request) => request.model === model)

test.each([
  'refuses-long-schema',
  'refuses-schema',
  'refuses-max-tokens',
  'fenced',
  'thinks',
  'thinks-unopened',
  'mends',
])('a server that %s writes a text all the same', async (model) => {
  const { html, warnings } = await writeText(engineOf(model))
  expect(html).toContain('<li>Medicatie delen en controleren</li>')
  expect(html).not.toMatch(/think|geheim|Natuurlijk/)
  expect(warnings).toEqual([])
})

test('what a server refused once isn’t asked again', async () => {
  const engine = engineOf('refuses-schema')
  const before = (await requestsOf('refuses-schema')).length
  await writeText(engine)
  await writeText(engine)
  const requests = (await requestsOf('refuses-schema'))
    .slice(before)
    .map((request) => request.given.response_format !== undefined)
  expect(requests).toEqual([true, false, false])
})

test('a refusal that has another cause switches nothing off', async () => {
  const engine = engineOf('refuses-once')
  const refused = readForm({ ...forms.zorg, functie: 'Een geweigerde functie' })
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  await expect(engine.generateVacancy(refused, options)).rejects.toMatchObject({ code: 'engine_request_refused' })
  await writeText(engine)
  expect((await requestsOf('refuses-once')).at(-1)?.given.response_format).toBeDefined()
})

test('every call has a limit on tokens, and a temperature only when one is set', async () => {
  await writeText(engineOf('plain'))
  await writeText(engineOf('plain', { temperature: 0.2 }))
  await writeText(engineOf('plain', { contextTokens: 4_096 }))
  expect((await requestsOf('plain')).map(({ given }) => [given.max_tokens, given.temperature])).toEqual([
    [4_000, undefined],
    [4_000, 0.2],
    [2_048, undefined],
  ])
})

test('a server that refuses the temperature that was set says so', async () => {
  const error = await writeText(engineOf('refuses-temperature', { temperature: 0.4 })).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ServiceError)
  expect(error).toMatchObject({
    code: 'engine_request_refused',
    cause: new Error('model answered 400 invalid_request_error unsupported_value'),
  })
})

test('the kind of a refusal is in the cause, its words are not', async () => {
  const error = await writeText(engineOf('context-exceeded')).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ cause: new Error('model answered 400 exceed_context_size_error') })
})

test('a call that waits in the queue of a server isn’t idle', async () => {
  const { html } = await writeText(engineOf('queued', { idleMs: 300 }))
  expect(html).toContain('Medicatie delen')
})

test('what a text leaves out of the form is told in one warning', async () => {
  const { warnings } = await writeText(engineOf('half'))
  expect(warnings).toEqual([expect.stringMatching(/^Dit uit het formulier staat niet in de tekst: ‘/)])
})

test('the language that was asked for goes before that of the product, and its facts are called so', async () => {
  const dutchProduct = engineOf('languages')
  const inEnglish = await writeText(dutchProduct, 'en')
  const inDutch = await writeText(dutchProduct)
  expect(inEnglish.html).toMatch(/<strong>Location[^]*<strong>Hours/)
  expect(inDutch.html).toMatch(/<strong>Locatie[^]*<strong>Uren/)
  expect(inEnglish.warnings[0]).toContain('Deze tekst is in het Engels')
  expect(inDutch.warnings).toEqual([])
  await writeText(engineOf('languages', { style: { address: 'je', language: 'en', length: 'normal' } }), 'nl')
  const asksEnglish = (await requestsOf('languages')).map(({ instructions = '' }) =>
    instructions.includes('in het Engels'),
  )
  expect(asksEnglish).toEqual([true, false, false])
})

test('the style of the product is in the instructions', async () => {
  const { instructionsFor } = await import('../../src/engines/openai-compatible/prompt.ts')
  expect(instructionsFor({ address: 'u', language: 'nl', length: 'short' })).toMatch(
    /met u en uw[^]*200 tot 300 woorden/,
  )
  expect(instructionsFor({ address: 'je', language: 'en', length: 'long' })).toContain('in het Engels')
})
