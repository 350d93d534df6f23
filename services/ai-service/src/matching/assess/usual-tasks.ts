import type { Finding } from './finding.ts'

const REMARK = 'Hoort bij het beroep, niet genoemd'

/**
 * A task that no line tells of, for somebody who does the very job that is asked for: a short CV seldom spells out what
 * everybody in a job does, so it counts in part, with the job as evidence. What the CV denies stays missing.
 */
export const asUsualTask = (finding: Finding, ofTitle: Finding | undefined): Finding => {
  if (finding.state !== 'missing' || finding.remark !== null || ofTitle?.state !== 'met') return finding
  const proofs = ofTitle.proofs.filter(({ path }) => path !== 'title').slice(0, 1)
  return proofs.length === 0 ? finding : { ...finding, state: 'partly', proofs, remark: REMARK }
}
