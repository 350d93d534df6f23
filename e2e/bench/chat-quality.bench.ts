import { freshQuestions } from '../../services/ai-service/test/chat/fresh-questions.ts'
import { measureQuality } from '../../services/ai-service/test/chat/quality.ts'
import { tunedQuestions, type Labelled } from '../../services/ai-service/test/chat/questions.ts'
import type { Bench, BenchRow } from './bench.ts'

const HITS = 0.9
const FALSE_ANSWERS = 0.05

const rows = async (set: string, questions: readonly Labelled[]): Promise<BenchRow[]> => {
  const { there, hits, absent, falseAnswers, misses } = await measureQuality(questions)
  for (const miss of misses) console.error(`  missed (${set}): ${miss.replaceAll('\n', ' ')}`)
  const base = { against: 'stated target', unit: '' }
  return [
    {
      ...base,
      what: `chat, questions with an answer, ${set}`,
      measured: hits / there,
      reference: HITS,
      limit: { atLeast: 1 },
      note: `${hits} of ${there} quote the sentence`,
    },
    {
      ...base,
      what: `chat, questions without an answer, ${set}`,
      measured: falseAnswers / absent,
      reference: FALSE_ANSWERS,
      limit: { atMost: 1 },
      note: `${falseAnswers} of ${absent} answered all the same`,
    },
  ]
}

/** How often builtin answers quote the labelled sentence, and how often they answer what isn't there. */
export const bench: Bench = {
  name: 'chat-quality',
  run: async () => [
    ...(await rows('rules tuned on them', tunedQuestions)),
    ...(await rows('last set, 19 of 24 at first sight', freshQuestions)),
  ],
}
