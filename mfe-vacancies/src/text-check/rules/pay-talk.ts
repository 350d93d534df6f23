import type { Rule } from '../rule.ts'
import { ruleMaker } from './rule-maker.ts'

const payRule = ruleMaker({
  category: 'pay',
  source: 'pay',
  reason: 'Dit zegt niet wat iemand verdient. Noem een bedrag of een schaal.',
})
const PRAISE =
  '(?:marktconforme?|aantrekkelijke?|competitie(?:f|ve)|concurrerende?|goede?|prima|uitstekende?|mooie?|passende?|correcte?|interessante?|riante?|ruime?|royale?|scherpe?|leuke?|stevige?|eerlijke?|degelijke?|attractieve?)'
const PAY =
  '(?:salaris|loon|verloning|beloning|salarispakket|loonpakket|loonvoorwaarden|maandsalaris|uurloon|vergoeding voor je werk|verdiensten|bezoldiging)'

/** Pay that is praised or put off where it should be named; silent where the text names it. */
export const payTalkRules: readonly Rule[] = [
  payRule(`${PRAISE}(?:,? (?:en )?${PRAISE})* ${PAY}`, null),
  payRule(
    `(?:${PAY}|salariëring|inschaling):? (?:is |wordt )?(?:te bespreken|overeen te komen|in (?:onderling )?overleg|n\\.?o\\.?t\\.?k\\.?|n\\.?t\\.?b\\.?|bespreekbaar|onderhandelbaar|nader (?:te bepalen|overeen te komen)|naar (?:ervaring|kunnen|leeftijd)|volgens (?:ervaring|anciënniteit|kunnen)|afhankelijk van (?:je )?(?:ervaring|leeftijd))`,
    null,
  ),
  payRule(`${PAY} is (?:zeer |erg |heel )?${PRAISE}`, null),
  payRule('(?:competitive|attractive|market[- ]rate) (?:salary|pay|wage|remuneration)', null),
  payRule('marktconforme? (?:arbeidsvoorwaarden|voorwaarden)', null),
]
