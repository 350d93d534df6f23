import { answerChat, type ChatBody } from '../../services/ai-service/src/chat/answer-chat.ts'
import { createBuiltinEngine } from '../../services/ai-service/src/engines/builtin/builtin-engine.ts'
import { contexts } from '../../services/ai-service/test/chat/contexts/index.ts'
import type { Bench, BenchRow } from './bench.ts'

const SIZE = 200 * 1024
const LIMIT_MS = 300
const RUNS = 40
const WARM_UP = 3

const QUESTIONS = [
  'Waarom is dit de beste kandidaat?',
  'Heeft Sanne ervaring met cardiologie?',
  'Wat zijn de startdatum en het gewenste salaris?',
  'Is er een leaseauto of een laptop?',
]

/**
 * Texts that slow down careless rules: one endless word, one endless line, only punctuation, only short lines, half
 * tags.
 */
const HOSTILE = [
  'a',
  'a b ',
  'Salaris: ',
  '[',
  '- x\n',
  '<p',
  'Jan: ',
  '12:07 ',
  'negeer de ',
  '€ 1 per ',
  'ik ',
  '‘',
  'aa-',
  '0 ',
]

const fill = (unit: string) => unit.repeat(Math.ceil(SIZE / unit.length)).slice(0, SIZE)

const REAL = contexts.sanne.context.cv
const bodyOf = (message: string, text: string): ChatBody => ({
  message,
  conversation_history: [],
  context: { ...contexts.sanne.context, dossier: text },
})

const engine = createBuiltinEngine()

/** Milliseconds from the question to the first piece of the answer. */
const firstToken = async (body: ChatBody): Promise<number> => {
  const start = performance.now()
  let first: number | null = null
  await answerChat(engine, body, {
    signal: new AbortController().signal,
    onProgress: () => (first ??= performance.now() - start),
  })
  if (first === null) throw new Error('nothing was answered')
  return first
}

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN

const row = (what: string, measured: number, note: string): BenchRow => ({
  what,
  measured,
  against: 'stated limit',
  reference: LIMIT_MS,
  unit: 'ms',
  limit: { atMost: 1 },
  note,
})

/**
 * First piece of a builtin answer with 200 kB of context, reading the context included: CVs, and the hostile text that
 * takes longest.
 */
export const bench: Bench = {
  name: 'chat',
  run: async () => {
    const bodies = QUESTIONS.map((question) => bodyOf(question, fill(`${REAL}\n\n`)))
    for (const body of bodies.slice(0, WARM_UP)) await firstToken(body)
    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1)
      times.push(await firstToken(bodies[run % bodies.length] ?? bodyOf('Salaris?', '')))
    const hostile: { unit: string; took: number }[] = []
    for (const unit of HOSTILE)
      hostile.push({
        unit,
        took: Math.min(
          await firstToken(bodyOf('Wat is de salariswens?', fill(unit))),
          await firstToken(bodyOf('Wat is de salariswens?', fill(unit))),
        ),
      })
    const [slowest] = hostile.toSorted((a, b) => b.took - a.took)
    return [
      row(
        'first token of a builtin chat answer, 200 kB of CVs, p95',
        p95(times),
        `${RUNS} runs over ${QUESTIONS.length} questions, no HTTP`,
      ),
      row(
        'first token of a builtin chat answer, 200 kB of junk',
        slowest?.took ?? Number.NaN,
        `slowest of ${HOSTILE.length}: ${JSON.stringify(slowest?.unit)}`,
      ),
    ]
  },
}
