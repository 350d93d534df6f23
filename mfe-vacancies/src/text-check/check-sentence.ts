import { isExclusion } from './finding.ts'
import { findLawfulDemands, type LawfulDemand } from './law/find-lawful-demands.ts'
import { countWordsToRead, isLong, LONG_SENTENCE, splitSentence } from './long-sentence.ts'
import { compileRules, type SentenceFinding } from './match-rules.ts'
import { passiveIn } from './passive.ts'
import { rules } from './rules/all-rules.ts'

const matchRules = compileRules(rules)

/** What the check knows about one sentence, with offsets from its beginning. */
export type SentenceReport = { findings: readonly SentenceFinding[]; lawfulDemands: readonly LawfulDemand[] }

/** Most sentences in the cache: while somebody types, all but one are the same as a moment ago. */
const MOST_SENTENCES = 4_000
const reportBySentence = new Map<string, SentenceReport>()

const longSentenceFinding = (sentence: string): SentenceFinding => ({
  category: 'sentence',
  start: 0,
  end: sentence.length,
  quote: sentence,
  reason: `Deze zin telt ${countWordsToRead(sentence)} woorden. Boven de ${LONG_SENTENCE} haken lezers af.`,
  source: 'plain',
  rewrite: splitSentence(sentence),
})

const findPassive = (sentence: string): SentenceFinding[] => {
  const passive = passiveIn(sentence)
  if (!passive) return []
  const reason = 'Lijdende vorm: het blijft onduidelijk wie het doet. Noem wie iets doet en zet die vooraan.'
  const quote = sentence.slice(passive.start, passive.end)
  return [{ category: 'passive', ...passive, quote, reason, source: 'plain', rewrite: null }]
}

/**
 * A clause says that something isn't asked: 'je hoeft geen native speaker te zijn', 'een tatoeage is geen probleem'.
 */
const NOT_DEMANDED =
  /(?<!\p{L})(?:hoeft? (?:je |u )?(?:geen|niet)(?![^.!?]* te (?:reageren|solliciteren))|geen (?:vereiste|must|eis|probleem|voorwaarde|bezwaar)(?!\p{L})|niet (?:nodig|vereist|verplicht)|(?:maakt|maken) (?:voor |bij )?(?:ons )?niet uit|spee?lt (?:voor ons |bij ons )?geen rol)/iu
/** A sentence lets who has less chance go first, or casts a part. */
const ALLOWED =
  /(?<!\p{L})(?:bij gelijke geschiktheid|voorkeursbeleid|(?:voor|in) de rol van \p{L}+(?= zoeken)|(?:actrice|acteur|figurant)(?:s|en)? (?:voor|van|om))/iu
const CLAUSE_MARKS = [',', ';', ':', '('] as const

/** The clause around a place: what is not needed in another one is said of something else. */
const clauseAround = (sentence: string, start: number, end: number): string => {
  const from = Math.max(...CLAUSE_MARKS.map((mark) => sentence.lastIndexOf(mark, start)))
  return sentence.slice(from + 1, end + sentence.slice(end).search(/[,;:)]|$/))
}

const check = (sentence: string): SentenceReport => {
  const lawfulDemands = findLawfulDemands(sentence)
  const isAllowed = ALLOWED.test(sentence)
  const ruleFindings = matchRules(sentence).filter(
    ({ category, start, end }) =>
      !isExclusion(category) ||
      (!isAllowed &&
        !NOT_DEMANDED.test(clauseAround(sentence, start, end)) &&
        !lawfulDemands.some((demand) => demand.start < end && start < demand.end)),
  )
  const isCrowded = ruleFindings.filter(({ category }) => category === 'jargon').length > 1
  const hasPassive = ruleFindings.some(({ category }) => category === 'passive')
  const findings = [
    // Where several words ask for another one, the sentence is better written anew.
    ...ruleFindings.map((finding) =>
      isCrowded && finding.category === 'jargon' ? { ...finding, rewrite: null } : finding,
    ),
    ...(hasPassive || lawfulDemands.length > 0 ? [] : findPassive(sentence)),
    ...(isLong(sentence) ? [longSentenceFinding(sentence)] : []),
  ]
  return { findings, lawfulDemands }
}

/** The report on one sentence, as if it stood alone. */
export const checkSentence = (sentence: string): SentenceReport => {
  const cachedReport = reportBySentence.get(sentence)
  if (cachedReport) return cachedReport
  if (reportBySentence.size >= MOST_SENTENCES) reportBySentence.clear()
  const report = check(sentence)
  reportBySentence.set(sentence, report)
  return report
}
