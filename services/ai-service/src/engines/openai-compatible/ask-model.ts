import type { GenerateVacancyProgress } from '@wervio/contracts'
import { ServiceError } from '@wervio/service-kit'
import type { z } from 'zod'
import type { ModelCall, ModelTurn } from './call-model.ts'
import { readObject } from './read-object.ts'
import type { Watch } from './watch.ts'
import { wireSchema } from './wire-schema.ts'

const MAXIMUM_CHARACTERS = 120_000
/** Of an unusable answer, what the model gets to see again. */
const SHOWN_AGAIN = 6_000
const PROBLEMS_NAMED = 5
/** Where the progress of a first answer ends, and a second one stays. */
const REPAIR_PERCENT = 92

/** What a model is asked for: the form of the answer, and what it is doing by what it wrote so far. */
export type ModelTask<Answer> = {
  name: string
  schema: z.ZodType<Answer>
  instructions: string
  stepOf: (output: string) => string
  /** How long an answer usually is. */
  characters: number
  /** The most tokens of an answer. */
  maximumTokens: number
}

/** Grows with what was written, quickly first, and never reaches its end before the answer does. */
const progressOf = <Answer>({ stepOf, characters }: ModelTask<Answer>, written: string): GenerateVacancyProgress => ({
  step: stepOf(written),
  percent: Math.round(10 + 80 * (1 - Math.exp(-written.length / characters))),
})

/** The answer, or why it is none: in words for the model, without what it wrote. */
const readAnswer = <Answer>(schema: z.ZodType<Answer>, output: string): { answer: Answer } | { problem: string } => {
  const value = readObject(output)
  if (value === null) return { problem: 'Er staat geen JSON-object in.' }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { answer: parsed.data }
  const problems = parsed.error.issues
    .slice(0, PROBLEMS_NAMED)
    .map(({ path, code }) => `${path.join('.') || 'het geheel'}: ${code}`)
  return { problem: `Deze velden kloppen niet: ${problems.join('; ')}.` }
}

const repairTurns = (prompt: string, output: string, problem: string): ModelTurn[] => [
  { role: 'user', content: prompt },
  { role: 'assistant', content: output.slice(0, SHOWN_AGAIN) || '…' },
  {
    role: 'user',
    content: `Dit antwoord is niet bruikbaar. ${problem} Geef het hele antwoord opnieuw, alleen als JSON van de gevraagde vorm.`,
  },
]

/** Asks for an object, checked with the task's schema; an answer of another form gets one chance to be mended. */
export const createObjectCall =
  (call: ModelCall) =>
  async <Answer>(
    task: ModelTask<Answer>,
    prompt: string,
    watch: Watch,
    onProgress: (progress: GenerateVacancyProgress) => void,
  ): Promise<Answer> => {
    const ask = (turns: readonly ModelTurn[], progress: (output: string) => GenerateVacancyProgress) =>
      call(
        {
          instructions: task.instructions,
          turns,
          shape: { name: task.name, schema: wireSchema(task.schema) },
          maximumTokens: task.maximumTokens,
          maximumCharacters: MAXIMUM_CHARACTERS,
          onText: (_piece, written) => onProgress(progress(written)),
        },
        watch,
      )
    const output = await ask([{ role: 'user', content: prompt }], (text) => progressOf(task, text))
    const first = readAnswer(task.schema, output)
    if ('answer' in first) return first.answer
    const repairing = { step: 'Antwoord laten verbeteren', percent: REPAIR_PERCENT }
    onProgress(repairing)
    const second = readAnswer(task.schema, await ask(repairTurns(prompt, output, first.problem), () => repairing))
    if ('answer' in second) return second.answer
    throw new ServiceError('engine_invalid_answer', {
      cause: new Error(`model answered in another form twice: ${task.name}`),
    })
  }

export type ObjectCall = ReturnType<typeof createObjectCall>
