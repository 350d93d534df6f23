import type { Requirement } from '@wervio/contracts'
import type { Finding } from '../assess/finding.ts'
import type { MatchedCandidate } from '../candidate/candidate.ts'
import type { VacancyRequirements } from '../requirements/vacancy-requirements.ts'
import { scoreCandidate } from '../results/score.ts'
import type { Said } from './said.ts'

/** A sentence of an interview that may show a requirement which the CV doesn't. */
export type SaidEvidence = { requirement: Requirement; said: Said }

/** Holds the candidate beside the vacancy once more, with what they said behind the text of their CV. */
const withSaid = (candidate: MatchedCandidate, quotes: readonly Said[]): MatchedCandidate => ({
  ...candidate,
  cv_text: [candidate.cv_text, '', ...quotes.map(({ quote }) => quote)].join('\n'),
})

/**
 * The first sentence for each requirement that the rules find in what was said and not in the CV. `findings` are those
 * of the CV alone, in the order of the requirements.
 */
export const evidenceInSaid = (
  list: VacancyRequirements,
  candidate: MatchedCandidate,
  { said, findings, today }: { said: readonly Said[]; findings: readonly Finding[]; today: string },
): SaidEvidence[] => {
  if (said.length === 0) return []
  const together = scoreCandidate(list, withSaid(candidate, said), today).findings
  return list.requirements.flatMap((requirement, at) => {
    if (findings[at]?.state !== 'missing' || requirement.weight <= 0) return []
    const quotes = new Set(together[at]?.proofs.map(({ quote }) => quote))
    const first = said.find(({ quote }) => quotes.has(quote))
    return together[at]?.state === 'missing' || !first ? [] : [{ requirement, said: first }]
  })
}
