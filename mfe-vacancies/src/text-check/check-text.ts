import { checkSentence } from './check-sentence.ts'
import type { Finding } from './finding.ts'
import { isAboutSomebodyElse } from './antecedent.ts'
import { countryOf } from './law/country-of.ts'
import { sources, type Country, type SourceName } from './law/sources.ts'
import { namesPay } from './pay.ts'
import { readabilityOf, type Readability } from './readability.ts'
import { sentencesOf, wordsOf } from './sentences.ts'

/** A demand that may stand: the law asks for it or allows it. */
export type LawfulRemark = { start: number; end: number; quote: string; remark: string }

export type TextReport = {
  /** In the order of the text; what is missing comes last. */
  findings: Finding[]
  /** Demands about which nothing has to be done, in the order of the text. */
  lawful: LawfulRemark[]
  /** Null while the text is too short to tell. */
  readability: Readability | null
  words: number
}

type CheckOptions = {
  /** Where the vacancy is, as its form says; it decides which law is named. */
  place?: string
}

/** Fewer words are no vacancy text yet; nothing can be missing from it. */
const MIN_WORDS = 30
const PAY_LINE = '\nSalaris: € … tot € … bruto per maand (vul in)'

const missingPay = (text: string, country: Country): Finding => ({
  category: 'pay',
  start: text.trimEnd().length,
  end: text.trimEnd().length,
  quote: '',
  reason: 'Er staat geen salaris in. Een bedrag of schaal levert meer reacties op en maakt het loon eerlijker.',
  source: sources[country].pay,
  rewrite: PAY_LINE,
})

const byPlace = (a: { start: number; end: number }, b: { start: number; end: number }): number =>
  a.start - b.start || a.end - b.end

/** Checks a vacancy text, Dutch or English, by rules alone: the same text and place give the same report. */
export const checkText = (text: string, { place = '' }: CheckOptions = {}): TextReport => {
  const country = countryOf(place)
  const hasPay = namesPay(text)
  const sentences = sentencesOf(text)
  const findings: Finding[] = []
  const lawful: LawfulRemark[] = []
  for (const [index, { text: sentence, start: offset }] of sentences.entries()) {
    const move = ({ start, end }: { start: number; end: number }) => ({ start: offset + start, end: offset + end })
    const report = checkSentence(sentence)
    for (const finding of report.findings) {
      if (finding.category === 'pay' && hasPay) continue
      if (isAboutSomebodyElse(finding, sentences[index - 1]?.text)) continue
      const source: SourceName = finding.source
      findings.push({ ...finding, ...move(finding), source: sources[country][source] })
    }
    for (const { remark, quote, ...demand } of report.lawfulDemands)
      lawful.push({ ...move(demand), quote, remark: remark[country] })
  }
  findings.sort(byPlace)
  lawful.sort(byPlace)
  const words = wordsOf(text).length
  if (words >= MIN_WORDS && !hasPay) findings.push(missingPay(text, country))
  return { findings, lawful, readability: readabilityOf(text), words }
}
