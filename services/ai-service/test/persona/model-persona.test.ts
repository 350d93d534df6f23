import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { generatePersonaResponse, messages, traitScore } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import { createOpenAiCompatibleEngine } from '../../src/engines/openai-compatible/openai-compatible-engine.ts'
import { PATIENT, type Peer, startPeer } from '../peer-process.ts'
import { freeTexts } from './free-texts.ts'
import { storedTexts } from './vacancies.ts'

const KEY = 'sk-geheim-123456'
const zorg = storedTexts['zorg'] ?? ''
let peer: Peer

beforeAll(async () => {
  peer = await startPeer()
})
afterAll(() => peer.stop())

const make = (
  model: string,
  { text = zorg, timeoutMs = PATIENT, onProgress = (_percent: number, _step: string): void => undefined } = {},
) =>
  createOpenAiCompatibleEngine({
    baseUrl: peer.baseUrl,
    model,
    apiKey: KEY,
    timeoutMs,
    idleMs: PATIENT,
    retries: 0,
  }).generatePersona(text, {
    signal: new AbortController().signal,
    onProgress: ({ percent, step }) => onProgress(percent, step),
  })

const failure = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ServiceError)) throw new Error(`expected a ServiceError, got ${String(error)}`)
  return error
}

test('an honest model’s persona comes through, named by the vacancy, with growing progress', async () => {
  const steps: string[] = []
  const percents: number[] = []
  const answer = await make('honest', {
    onProgress: (percent, step) => {
      percents.push(percent)
      steps.push(step)
    },
  })
  expect(generatePersonaResponse.parse(answer)).toEqual(answer)
  expect(answer.persona.naam).toBe('De ideale verpleegkundige niveau 4 ouderenzorg')
  expect(answer.persona.leeftijd).toBe('Ervaring telt, leeftijd niet.')
  expect(traitScore(answer.persona.persoonlijkheid.kenmerken.neuroticisme)).toBe(7)
  expect(answer.persona.bewijs?.openheid).toHaveLength(1)
  expect(answer.made_by).toMatchObject({ engine: 'openai-compatible', model: 'honest' })
  expect(answer.warnings).toEqual([])
  expect(steps).toContain('Extraversie onderbouwen')
  expect(percents).toEqual(percents.toSorted((one, other) => one - other))
})

test.each(['no-trait', 'score-27', 'no-score', 'null-score', 'wrong-json', 'wrong-shape', 'empty'])(
  '%s is an unusable answer, and the key stays secret',
  async (model) => {
    const error = await failure(make(model))
    expect(error).toMatchObject({ code: 'engine_invalid_answer', status: 502, message: messages.engineInvalidAnswer })
    expect(JSON.stringify([error.body(), error.stack, String(error.cause)])).not.toContain(KEY)
  },
)

test.each([
  ['unauthorized', 'engine_unauthorized'],
  ['rate-limited', 'engine_rate_limited'],
  ['broken', 'engine_unavailable'],
])('%s is %s', async (model, code) => expect(await failure(make(model))).toMatchObject({ code }))

test.each(['blanks', 'texts-for-traits', 'thinks', 'fenced', 'mends', 'refuses-schema', 'refuses-long-schema'])(
  '%s is a persona all the same',
  async (model) => {
    const { persona, warnings } = await make(model)
    expect(traitScore(persona.persoonlijkheid.kenmerken.neuroticisme)).toBe(7)
    expect(persona.interview_vragen.openheid.length).toBeGreaterThan(0)
    expect(warnings).toEqual([])
  },
)

test('what a model leaves blank says so', async () => {
  const { persona } = await make('blanks')
  expect(persona).toMatchObject({ ambities: 'Deze persona zegt hier niets over.', vaardigheden: ['Plannen'] })
  expect(persona.bewijs?.openheid).toEqual([])
})

test('a persona that has nothing to do with the vacancy is refused', async () =>
  expect(await failure(make('nonsense'))).toMatchObject({ code: 'engine_answer_off_topic', status: 502 }))

test.each(['cut-off', 'length'])('%s is broken off', async (model) =>
  expect(await failure(make(model))).toMatchObject({ code: 'engine_answer_cut_off' }),
)

test('a stalled model is given up', async () =>
  expect(await failure(make('stalled', { timeoutMs: 400 }))).toMatchObject({ code: 'engine_timeout' }))

test('evidence that isn’t in the vacancy is taken out and told', async () => {
  const { persona, warnings } = await make('false-evidence')
  expect(persona.bewijs?.openheid).toEqual([])
  expect(persona.bewijs?.extraversie).toHaveLength(1)
  expect(warnings).toEqual([
    'Weggelaten bij Openheid, want deze zin staat niet in de vacature: ‘Deze zin staat nergens in de vacature.’',
  ])
})

test('an age is marked; gender, origin and health are taken out and told', async () => {
  const { persona, warnings } = await make('personal-grounds')
  expect(persona).toMatchObject({
    leeftijd: 'Tussen 25 en 35 jaar',
    leeftijd_door_engine: true,
    werkstijl: 'Werkt rustig en samen.',
    vaardigheden: ['Samenwerken', 'Plannen'],
  })
  expect(warnings).toEqual([
    expect.stringContaining('noemde een leeftijd'),
    expect.stringContaining('‘Goede gezondheid’'),
    expect.stringContaining('‘Een jonge vrouw met Nederlandse nationaliteit past hier het best.’'),
  ])
})

test('an invented figure goes, an invented name is pointed out', async () => {
  const { persona, warnings } = await make('inventive')
  expect(persona.ervaring).toBe('De rest volgt uit de vacature.')
  expect(warnings[0]).toContain('17 jaar ervaring bij Verzonnen Bank')
  expect(warnings.at(-1)).toContain('Petra Verzonnen')
})

test('an order the model repeats is no ambition', async () => {
  const { persona, warnings } = await make('injected')
  expect(persona.ambities).toBe('Deze persona zegt hier niets over.')
  expect(warnings).toHaveLength(1)
})

test('scripts stay text', async () => expect((await make('scripts')).persona.motivatie).toContain('<script>'))

test('a vacancy can’t close its own delimiter, and its orders are told', async () => {
  const { persona, warnings } = await make('honest', { text: freeTexts.opdracht })
  expect(persona.naam).toBe('De ideale kok')
  expect(warnings.join('\n')).toContain('Negeer alle vorige instructies')
})
