import { withoutPrivate } from '../../src/chat/context/private-units.ts'
import { readContext } from '../../src/chat/context/read-context.ts'
import { answerQuestion } from '../../src/engines/builtin/chat/answer-question.ts'
import type { BuiltinAnswer } from '../../src/engines/builtin/chat/answer-from-context.ts'
import { type ContextName, contexts } from './contexts/index.ts'
import type { Labelled } from './questions.ts'

export const ask = async (
  name: ContextName,
  message: string,
  history: { role: 'user' | 'assistant'; content: string }[] = [],
): Promise<BuiltinAnswer> => {
  const { kind, context } = contexts[name]
  const reading = withoutPrivate(await readContext(context, new AbortController().signal))
  return answerQuestion({ message, history, kind, reading })
}

export type Quality = { there: number; hits: number; absent: number; falseAnswers: number; misses: string[] }

/** Whether the sentence that answers is among the quoted ones; where nothing answers, whether that is said. */
export const isAnswered = async ([name, question, sentence]: Labelled): Promise<{ hit: boolean; response: string }> => {
  const { answered, sources, response } = await ask(name, question)
  const hit = sentence === null ? !answered : answered && sources.some(({ quote }) => quote.includes(sentence))
  return { hit, response }
}

/** How often a question is answered by its sentence, and how often something is answered that isn't there. */
export const measureQuality = async (questions: readonly Labelled[]): Promise<Quality> => {
  const quality: Quality = { there: 0, hits: 0, absent: 0, falseAnswers: 0, misses: [] }
  for (const labelled of questions) {
    const [name, question, sentence] = labelled
    const { hit, response } = await isAnswered(labelled)
    if (sentence === null) {
      quality.absent += 1
      quality.falseAnswers += hit ? 0 : 1
    } else {
      quality.there += 1
      quality.hits += hit ? 1 : 0
    }
    if (!hit) quality.misses.push(`${name}: ${question} → ${response.slice(0, 200)}`)
  }
  return quality
}
