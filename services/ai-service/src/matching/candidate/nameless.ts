import type { MatchedCandidate } from './candidate.ts'
import { withoutHeaderName } from './name/header-name.ts'
import { createNameCut } from './name/without-name.ts'

/** A candidate as they are stored, with the name, which goes no further than `namelessCandidate`. */
export type NamedCandidate = MatchedCandidate & { name: string | null }

/**
 * What the rules get to see of a candidate: no text with the name. Scores, proposals, an analysis and the swap test all
 * come through here.
 */
export const namelessCandidate = ({ name, ...candidate }: NamedCandidate): MatchedCandidate => {
  const cut = createNameCut(name)
  const cutOrNull = (text: string | null): string | null => (text === null ? null : cut(text))
  return {
    ...candidate,
    title: cutOrNull(candidate.title),
    summary: cutOrNull(candidate.summary),
    skills: candidate.skills.map(cut),
    experience: candidate.experience.map((job) => ({
      ...job,
      position: cut(job.position),
      description: cutOrNull(job.description),
    })),
    education: candidate.education.map((school) => ({ ...school, description: cutOrNull(school.description) })),
    certificates: candidate.certificates.map(cut),
    cv_text: cut(withoutHeaderName(candidate.cv_text, name)),
  }
}
