import { checkSentence } from './check-sentence.ts'
import type { Finding } from './finding.ts'
import { namesPay } from './pay.ts'
import { readabilityOf, type Readability } from './readability.ts'
import { sources } from './rule.ts'
import { sentencesOf, wordsOf } from './sentences.ts'

export type TextReport = {
  /** In the order of the text; what is missing comes last. */
  findings: Finding[]
  /** Null while the text is too short to tell. */
  readability: Readability | null
  words: number
}

/** Fewer words are no vacancy text yet; nothing can be missing from it. */
const MIN_WORDS = 30
const PAY_LINE = '\nSalaris: € … tot € … bruto per maand (vul in)'

const missingPay = (text: string): Finding => ({
  category: 'pay',
  start: text.trimEnd().length,
  end: text.trimEnd().length,
  quote: '',
  reason: 'Er staat geen salaris in. Een bedrag of schaal levert meer reacties op en maakt het loon eerlijker.',
  source: sources.pay,
  rewrite: PAY_LINE,
})

/** Checks a vacancy text, Dutch or English, by rules alone: the same text gives the same report. */
export const checkText = (text: string): TextReport => {
  const sentences = sentencesOf(text)
  const sentenceFindings = sentences.flatMap(({ text: sentence, start }) =>
    checkSentence(sentence).map((finding) => ({ ...finding, start: start + finding.start, end: start + finding.end })),
  )
  const words = wordsOf(text).length
  const findings = sentenceFindings.toSorted((a, b) => a.start - b.start || a.end - b.end)
  if (words >= MIN_WORDS && !namesPay(text)) findings.push(missingPay(text))
  return { findings, readability: readabilityOf(text), words }
}
