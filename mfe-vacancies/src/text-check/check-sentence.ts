import type { Finding } from './finding.ts'
import { isLong, LONG_SENTENCE, splitSentence } from './long-sentence.ts'
import { compileRules } from './match-rules.ts'
import { passiveIn } from './passive.ts'
import { sources } from './rule.ts'
import { rules } from './rules/all-rules.ts'
import { wordsOf } from './sentences.ts'

const matchRules = compileRules(rules)

/** Most sentences in the cache: while somebody types, all but one are the same as a moment ago. */
const MOST_SENTENCES = 4_000
const findingsBySentence = new Map<string, readonly Finding[]>()

const longSentenceFinding = (sentence: string): Finding => ({
  category: 'sentence',
  start: 0,
  end: sentence.length,
  quote: sentence,
  reason: `Deze zin telt ${wordsOf(sentence).length} woorden. Boven de ${LONG_SENTENCE} haken lezers af.`,
  source: sources.plain,
  rewrite: splitSentence(sentence),
})

const findPassive = (sentence: string): Finding[] => {
  const passive = passiveIn(sentence)
  if (!passive) return []
  const reason = 'Lijdende vorm: het blijft onduidelijk wie het doet. Noem wie iets doet en zet die vooraan.'
  return [
    {
      category: 'passive',
      ...passive,
      quote: sentence.slice(passive.start, passive.end),
      reason,
      source: sources.plain,
      rewrite: null,
    },
  ]
}

const check = (sentence: string): Finding[] => {
  const ruleFindings = matchRules(sentence)
  const hasPassive = ruleFindings.some(({ category }) => category === 'passive')
  return [
    ...ruleFindings,
    ...(hasPassive ? [] : findPassive(sentence)),
    ...(isLong(sentence) ? [longSentenceFinding(sentence)] : []),
  ]
}

/** The findings in one sentence, with offsets from its beginning. */
export const checkSentence = (sentence: string): readonly Finding[] => {
  const cachedFindings = findingsBySentence.get(sentence)
  if (cachedFindings) return cachedFindings
  if (findingsBySentence.size >= MOST_SENTENCES) findingsBySentence.clear()
  const findings = check(sentence)
  findingsBySentence.set(sentence, findings)
  return findings
}
