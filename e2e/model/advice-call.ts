import { recruitmentAdvice } from '@wervio/contracts'
import { createClaimCheck } from '../../services/ai-service/src/engines/openai-compatible/advice/check-claim.ts'
import type { AdviceSource } from '../../services/ai-service/src/matching/analysis/advice-source.ts'
import type { ModelCall } from './model-calls.ts'

const item = (number: number, label: string, state: 'met' | 'partly' | 'missing', quotes: string[] = []) =>
  ({ number, kind: 'skill', importance: 'must', label, state, quotes, remark: null }) as const

const RULES = 'Het CV voldoet aan 1 van 2 eisen, mist 1, en heeft 1 van 2 pluspunten: 6 van de 10 punten, 60%.'
const source: AdviceSource = {
  items: [
    item(1, 'BIG-registratie', 'met', ['BIG-geregistreerd sinds 2016']),
    item(2, 'Wondzorg', 'met', ['Complexe wondzorg bij cliënten thuis']),
    item(3, 'Duits (B2)', 'partly', ['Duits, B1']),
    item(4, 'Rijbewijs B', 'missing'),
  ],
  byRules: {
    advice: {
      algemene_analyse: RULES,
      vervolgstappen: ['Besluit daarna zelf.'],
      interview_vragen: ['Wat kun je vertellen over ‘Rijbewijs B’?'],
      ontwikkelpunten: [],
      aandachtspunten: ['‘Rijbewijs B’ is een eis en niet gevonden.'],
    },
    made_by: { engine: 'builtin', model: 'rules', at: new Date(0).toISOString() },
    warnings: [],
  },
}

/** The advice of a match: whoever wrote it, each sentence has support in the findings. */
export const adviceCall: ModelCall = {
  what: 'advice of a match',
  run: async (engine, signal) => {
    const { advice, made_by, warnings } = await engine.adviseOnMatch(source, { signal, onProgress: () => undefined })
    const { algemene_analyse, interview_vragen } = recruitmentAdvice.parse(advice)
    const holds = createClaimCheck(source.items)
    const general = algemene_analyse.replace(RULES, '').trim()
    return {
      said: `by ${made_by.engine}: ${general.length} characters, ${interview_vragen.length} questions, ${warnings.length} warnings`,
      faults: [
        ...(algemene_analyse.startsWith(RULES) ? [] : ['the sum of the rules is not in it']),
        ...general
          .split(/(?<=[.!?]) /)
          .filter((sentence) => sentence !== '' && !holds(sentence))
          .map((sentence) => `no finding says ‘${sentence}’`),
      ],
    }
  },
}
