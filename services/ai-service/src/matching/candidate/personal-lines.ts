import { labelRules } from '../../cv/sensitive/label-rules.ts'
import type { MatchedCandidate } from './candidate.ts'

/** Names, beside what the CV reader cuts as sensitive. */
const NAME_LABELS = '(?:voor|achter|roep|bij)?na(?:am|men)|(?:first |last |full |sur)?name|initialen|voorletters'

const PERSONAL_LINE = new RegExp(
  `^[\\s•*·–-]*(?:${NAME_LABELS}|${labelRules.map(({ label }) => label).join('|')})\\s*:`,
  'iu',
)

/**
 * The candidate without lines such as 'Burgerlijke staat: …'. The CV reader cuts what they say; a text that came
 * another way, or a label that it left, may not reach a rule either.
 */
export const withoutPersonalLines = (candidate: MatchedCandidate): MatchedCandidate => ({
  ...candidate,
  cv_text: candidate.cv_text
    .split('\n')
    .filter((line) => !line.includes(':') || !PERSONAL_LINE.test(line))
    .join('\n'),
})
