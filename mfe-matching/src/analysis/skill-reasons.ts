import { reasonInSentence, type MatchAnalysis } from '@wervio/contracts'

/** What a vacancy asks that isn't met, and why. */
export type UnmetSkill = { label: string; reason: string | null }

const inState = ({ requirements = [], matches = [] }: MatchAnalysis, state: string): UnmetSkill[] =>
  requirements.flatMap(({ label, weight }, index) => {
    const match = matches[index]
    return weight > 0 && match?.state === state ? [{ label, reason: match.remark }] : []
  })

/** What was found in part; none from a service that only knows the specification's answer. */
export const partlySkills = (analysis: MatchAnalysis): UnmetSkill[] => inState(analysis, 'partly')

/** What wasn't found, with the reason where the service gives one. */
export const missingSkills = (analysis: MatchAnalysis): UnmetSkill[] => {
  const reasons = new Map(inState(analysis, 'missing').map(({ label, reason }) => [label, reason]))
  return analysis.missing_skills.map((label) => ({ label, reason: reasons.get(label) ?? null }))
}

/** 'Rijbewijs B (staat niet in het CV)'. */
export const withReason = ({ label, reason }: UnmetSkill): string =>
  reason === null ? label : `${label} (${reasonInSentence(reason)})`
