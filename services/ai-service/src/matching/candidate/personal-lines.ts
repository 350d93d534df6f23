import { labelRules } from '../../cv/sensitive/label-rules.ts'
import type { MatchedCandidate } from './candidate.ts'

/** Names, photos and addresses, beside what the CV reader cuts as sensitive. */
const OTHER_LABELS = [
  '(?:voor|achter|roep|bij|familie)?na(?:am|men)|(?:first |last |full |given |family |sur)?name|initialen|voorletters',
  '(?:pas|profiel|portret)foto|profile (?:photo|picture)',
  '(?:woon)?adres(?:gegevens)?|(?:home )?address|straat(?:naam)?(?: en huisnummer)?|street|postcode(?: en woonplaats)?|postal code|zip(?: code)?',
].join('|')

const PERSONAL_LINE = new RegExp(
  `^[\\s•*·–-]*(?:${OTHER_LABELS}|${labelRules.map(({ label }) => label).join('|')})\\s*:`,
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
