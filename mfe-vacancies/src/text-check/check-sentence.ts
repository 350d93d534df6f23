import type { Finding } from './finding.ts'
import { isLong, LONG_SENTENCE, splitSentence } from './long-sentence.ts'
import { compileRules } from './match-rules.ts'
import { passiveIn } from './passive.ts'
import { sources } from './rule.ts'
import { rules } from './rules.ts'
import { wordsOf } from './sentences.ts'

const matchRules = compileRules(rules)

/** Sentences remembered: while somebody types, all but one are the same as a moment ago. */
const MOST = 4_000
const known = new Map<string, readonly Finding[]>()

const longSentence = (sentence: string): Finding => ({
  category: 'sentence',
  start: 0,
  end: sentence.length,
  quote: sentence,
  reason: `Deze zin telt ${wordsOf(sentence).length} woorden. Boven de ${LONG_SENTENCE} haken lezers af.`,
  source: sources.plain,
  rewrite: splitSentence(sentence),
})

const passive = (sentence: string): Finding[] => {
  const turn = passiveIn(sentence)
  if (!turn) return []
  const reason = 'Lijdende vorm: het blijft onduidelijk wie het doet. Noem wie iets doet en zet die vooraan.'
  return [
    {
      category: 'passive',
      ...turn,
      quote: sentence.slice(turn.start, turn.end),
      reason,
      source: sources.plain,
      rewrite: null,
    },
  ]
}

const check = (sentence: string): Finding[] => {
  const worded = matchRules(sentence)
  const turned = worded.some(({ category }) => category === 'passive') ? [] : passive(sentence)
  return [...worded, ...turned, ...(isLong(sentence) ? [longSentence(sentence)] : [])]
}

/** What one sentence shows, with offsets from its beginning. */
export const checkSentence = (sentence: string): readonly Finding[] => {
  const before = known.get(sentence)
  if (before) return before
  if (known.size >= MOST) known.clear()
  const findings = check(sentence)
  known.set(sentence, findings)
  return findings
}
