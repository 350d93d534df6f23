import { readContext } from '../../src/chat/context/read-context.ts'
import { answerQuestion, type BuiltinAnswer } from '../../src/engines/builtin/chat/answer-question.ts'
import { type ContextName, contexts } from './contexts/index.ts'
import type { Labelled } from './questions.ts'

export async function ask(
  name: ContextName,
  message: string,
  history: { role: 'user' | 'assistant'; content: string }[] = [],
): Promise<BuiltinAnswer> {
  const { kind, context } = contexts[name]
  return answerQuestion({ message, history, kind, reading: await readContext(context, new AbortController().signal) })
}

export type Quality = { there: number; hits: number; absent: number; falseAnswers: number; misses: string[] }

/** How often the sentence that answers is among the quoted ones, and how often something is answered that isn't there. */
export async function measureQuality(questions: readonly Labelled[]): Promise<Quality> {
  const quality: Quality = { there: 0, hits: 0, absent: 0, falseAnswers: 0, misses: [] }
  for (const [name, question, sentence] of questions) {
    const { answered, sources, response } = await ask(name, question)
    const hit = sentence === null ? !answered : answered && sources.some(({ quote }) => quote.includes(sentence))
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
