import type { Finding } from './finding.ts'
import { isLong, LONG_SENTENCE, splitSentence } from './long-sentence.ts'
import { compileRules } from './match-rules.ts'
import { passiveIn } from './passive.ts'
import { namesPay } from './pay.ts'
import { readabilityOf, type Readability } from './readability.ts'
import { sources } from './rule.ts'
import { rules } from './rules.ts'
import { sentencesOf, wordsOf, type Span } from './sentences.ts'

export type TextReport = {
  /** In the order of the text; what is missing comes last. */
  findings: Finding[]
  /** Null while the text is too short to tell. */
  readability: Readability | null
  words: number
}

const matchRules = compileRules(rules)
/** Fewer words are no vacancy text yet; nothing can be missing from it. */
const A_TEXT = 30
const PAY_LINE = '\nSalaris: € … tot € … bruto per maand (vul in)'

const longSentence = (sentence: Span): Finding => ({
  category: 'sentence',
  start: sentence.start,
  end: sentence.end,
  quote: sentence.text,
  reason: `Deze zin telt ${wordsOf(sentence.text).length} woorden. Boven de ${LONG_SENTENCE} haken lezers af.`,
  source: sources.plain,
  rewrite: splitSentence(sentence.text),
})

const passive = (span: Span): Finding => ({
  category: 'passive',
  start: span.start,
  end: span.end,
  quote: span.text,
  reason: 'Lijdende vorm: het blijft onduidelijk wie het doet. Noem wie iets doet en zet die vooraan.',
  source: sources.plain,
  rewrite: null,
})

const missingPay = (text: string): Finding => ({
  category: 'pay',
  start: text.trimEnd().length,
  end: text.trimEnd().length,
  quote: '',
  reason: 'Er staat geen salaris in. Een bedrag of schaal levert meer reacties op en maakt het loon eerlijker.',
  source: sources.pay,
  rewrite: PAY_LINE,
})

const overlaps = (a: Finding, b: { start: number; end: number }): boolean => a.start < b.end && b.start < a.end

/** Checks a vacancy text, Dutch or English, by rules alone: the same text gives the same report. */
export const checkText = (text: string): TextReport => {
  const sentences = sentencesOf(text)
  const worded = sentences.flatMap(matchRules)
  const found = [...worded]
  for (const sentence of sentences) {
    const turn = passiveIn(sentence)
    if (turn && !worded.some((finding) => finding.category === 'passive' && overlaps(finding, sentence))) found.push(passive(turn))
    if (isLong(sentence)) found.push(longSentence(sentence))
  }
  const words = wordsOf(text).length
  const findings = found.toSorted((a, b) => a.start - b.start || a.end - b.end)
  if (words >= A_TEXT && !namesPay(text)) findings.push(missingPay(text))
  return { findings, readability: readabilityOf(text), words }
}
