import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { messages } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { until } from '@wervio/testing/until'
import { EngineBusyError } from '../src/engines/engine.ts'
import { createOpenAiCompatibleEngine } from '../src/engines/openai-compatible/openai-compatible-engine.ts'
import { readForm } from '../src/vacancy-text/form.ts'
import { renderHtml } from '../src/vacancy-text/render-html.ts'
import { forms } from './forms/index.ts'
import { PATIENT, type Peer, startPeer } from './peer-process.ts'

const KEY = 'sk-geheim-123456'
let peer: Peer

beforeAll(async () => {
  peer = await startPeer()
})
afterAll(() => peer.stop())

const write = (
  model: string,
  options: {
    baseUrl?: string
    signal?: AbortSignal
    timeoutMs?: number
    onProgress?: (percent: number, step: string) => void
  } = {},
) =>
  createOpenAiCompatibleEngine({
    baseUrl: options.baseUrl ?? peer.baseUrl,
    model,
    apiKey: KEY,
    timeoutMs: options.timeoutMs ?? PATIENT,
    idleMs: PATIENT,
    retries: 0,
  }).generateVacancy(readForm(forms.zorg), {
    signal: options.signal ?? new AbortController().signal,
    onProgress: ({ percent, step }) => options.onProgress?.(percent, step),
  })

const failure = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ServiceError)) throw new Error(`expected a ServiceError, got ${String(error)}`)
  return error
}

test('an honest model’s text comes through whole, with the facts from the form and growing progress', async () => {
  const steps: number[] = []
  const text = await write('honest', { onProgress: (percent) => steps.push(percent) })
  const html = renderHtml(text.document)
  expect(html).toContain('<h1>Verpleegkundige niveau 4 ouderenzorg (m/v/x)</h1>')
  expect(html).toContain('<li><strong>Uren:</strong> 24–32 uur per week</li>')
  expect(html).toContain('<li>Medicatie delen en controleren</li>')
  expect(html).toContain('Onze kernwaarden zijn aandacht, vertrouwen en vakmanschap.')
  expect(text.warnings).toEqual([])
  expect(text.made_by).toMatchObject({ engine: 'openai-compatible', model: 'honest' })
  expect(steps.length).toBeGreaterThan(5)
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
})

test.each([
  ['unauthorized', 'engine_unauthorized', 502, messages.engineUnauthorized],
  ['rate-limited', 'engine_rate_limited', 503, messages.engineRateLimited],
  ['broken', 'engine_unavailable', 502, messages.engineUnavailable],
  ['cut-off', 'engine_answer_cut_off', 502, messages.engineAnswerCutOff],
  ['length', 'engine_answer_cut_off', 502, messages.engineAnswerCutOff],
  ['loops', 'engine_answer_cut_off', 502, messages.engineAnswerCutOff],
  ['context-exceeded', 'engine_input_too_long', 413, messages.engineInputTooLong],
  ['context-length', 'engine_input_too_long', 413, messages.engineInputTooLong],
  ['unknown-model', 'engine_unknown_model', 502, messages.engineUnknownModel],
  ['nonsense', 'engine_answer_off_topic', 502, messages.engineAnswerOffTopic],
  ['blanks', 'engine_invalid_answer', 502, messages.engineInvalidAnswer],
  ['wrong-json', 'engine_invalid_answer', 502, messages.engineInvalidAnswer],
  ['wrong-shape', 'engine_invalid_answer', 502, messages.engineInvalidAnswer],
  ['empty', 'engine_invalid_answer', 502, messages.engineInvalidAnswer],
])('a model that is %s is %s (%i), and the key stays secret', async (model, code, status, message) => {
  const error = await failure(write(model))
  expect(error).toMatchObject({ code, status, message })
  expect(JSON.stringify([error.body(), error.message, error.stack, String(error.cause)])).not.toContain(KEY)
})

test('a busy model says when to come back', async () => {
  const error = await failure(write('rate-limited'))
  expect(error).toBeInstanceOf(EngineBusyError)
  expect(error).toMatchObject({ retryAfterSeconds: 2 })
})

test.each(['slow', 'stalled'])('a %s model is given up', async (model) => {
  expect(await failure(write(model, { timeoutMs: 400 }))).toMatchObject({ code: 'engine_timeout', status: 504 })
})

test('an address where nobody listens is unavailable', async () => {
  expect(await failure(write('honest', { baseUrl: 'http://127.0.0.1:1/v1' }))).toMatchObject({
    code: 'engine_unavailable',
    status: 503,
  })
})

test('scripts in an answer are shown as text', async () => {
  const { document } = await write('scripts')
  const html = renderHtml(document)
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toMatch(/<(?:script|img|iframe|b )/)
})

test('what the model made up is taken out and told', async () => {
  const { document, warnings } = await write('inventive')
  const html = renderHtml(document)
  for (const invented of [
    '9.999',
    'Piet',
    '06 - 12',
    'verzonnen.nl',
    'leaseauto',
    '40 vakantiedagen',
    '1 mei',
    'Extra',
  ])
    expect(html).not.toContain(invented)
  expect(html).toContain('Fietsplan')
  expect(warnings).toEqual([
    expect.stringContaining('€ 9.999'),
    expect.any(String),
    'Nog 4 opmerkingen zoals deze: kijk de tekst helemaal na.',
  ])
})

test('what an order in the form made the model promise is taken out', async () => {
  const { document, warnings } = await write('injected')
  expect(renderHtml(document)).not.toContain('1.000.000')
  expect(warnings).toEqual([expect.stringContaining('€ 1.000.000')])
})

test('a caller who leaves cancels the call at the model', async () => {
  const controller = new AbortController()
  const attempt = write('stalled', {
    signal: controller.signal,
    onProgress: (_, step) => step.startsWith('Onderdeel') && controller.abort(),
  })
  await expect(attempt).rejects.toMatchObject({ name: 'AbortError' })
  const lastState = async () => (await peer.requests()).findLast(({ model }) => model === 'stalled')?.state
  await until(async () => (await lastState()) !== 'open')
  expect(await lastState()).toBe('left')
})
