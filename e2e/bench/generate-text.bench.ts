import { generateVacancyRequest, limits, type GenerateVacancyRequest } from '@wervio/contracts'
import { createBuiltinEngine } from '../../services/ai-service/src/engines/builtin/builtin-engine.ts'
import { generateText } from '../../services/ai-service/src/vacancy-text/generate.ts'
import { forms } from '../../services/ai-service/test/forms/index.ts'
import type { Bench, BenchRow } from './bench.ts'

const FULL = { limit: 50, warmUp: 50, runs: 300 }
const HOSTILE = { limit: 500, warmUp: 1, runs: 20 }

/**
 * Texts that make careless rules backtrack when they fill a field: one character, one word, punctuation, brackets, half
 * sentences.
 */
const UNITS = [
  'a',
  'A b ',
  'a,',
  'a en b, ',
  '1. ',
  '. ',
  '- ',
  'van ',
  '\n-',
  '9',
  '(',
  'Je werkt. ',
  'Taken:\n',
  'zelfstandig, ',
  '€ 1.000 - ',
  'A&B; ',
  'het x van y\n',
  '. a ',
  ' of ',
  "'",
]

const SHORT = new Set(['functie', 'organisatie', 'salaris', 'locatie', 'uren', 'sector'])

/** Every field of both screens at the maximum length of the contract. */
const filledWith = (unit: string): GenerateVacancyRequest => {
  const fill = (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
  const texts = Object.keys(generateVacancyRequest.omit({ engine: true }).shape)
  const fields = texts.map((field) => [field, fill(SHORT.has(field) ? limits.shortText : limits.longText)])
  return { ...Object.fromEntries(fields), functie: `Kok ${fill(limits.shortText - 4)}` } as GenerateVacancyRequest
}

const engine = createBuiltinEngine()
const write = async (form: GenerateVacancyRequest): Promise<number> => {
  const start = performance.now()
  await generateText(engine, form, { signal: new AbortController().signal, onProgress: () => undefined })
  return performance.now() - start
}

/** Milliseconds that 95 of 100 runs stay under. */
const p95 = async (
  form: GenerateVacancyRequest,
  { warmUp, runs }: { warmUp: number; runs: number },
): Promise<number> => {
  for (let run = 0; run < warmUp; run += 1) await write(form)
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) times.push(await write(form))
  return times.toSorted((a, b) => a - b)[Math.ceil(runs * 0.95) - 1] ?? Number.NaN
}

const slowestOf = async (candidates: [string, GenerateVacancyRequest][]): Promise<[string, GenerateVacancyRequest]> => {
  const timed: { took: number; candidate: [string, GenerateVacancyRequest] }[] = []
  for (const candidate of candidates)
    timed.push({ took: Math.min(await write(candidate[1]), await write(candidate[1])), candidate })
  const [slowest] = timed.toSorted((a, b) => b.took - a.took)
  if (!slowest) throw new Error('no form to measure')
  return slowest.candidate
}

const row = (what: string, measured: number, limit: number, note: string): BenchRow => ({
  what,
  measured,
  against: 'stated limit',
  reference: limit,
  unit: 'ms',
  limit: { atMost: 1 },
  note,
})

/**
 * Reading the form, writing and rendering the text, without HTTP: the fullest forms, and the hostile form that takes
 * longest.
 */
export const bench: Bench = {
  name: 'generate-text',
  run: async () => {
    const fullest = Object.entries(forms).toSorted(
      ([, a], [, b]) => JSON.stringify(b).length - JSON.stringify(a).length,
    )[0]
    if (!fullest) throw new Error('no form to measure')
    const [unit, hostile] = await slowestOf(UNITS.map((each) => [each, filledWith(each)]))
    return [
      row(
        'builtin text of a full form, p95',
        await p95(fullest[1], FULL),
        FULL.limit,
        `${fullest[0]}, ${FULL.runs} runs, no HTTP`,
      ),
      row(
        'builtin text, every field full of junk, p95',
        await p95(hostile, HOSTILE),
        HOSTILE.limit,
        `slowest of ${UNITS.length}: ${JSON.stringify(unit)}, ${HOSTILE.runs} runs, no HTTP`,
      ),
    ]
  },
}
