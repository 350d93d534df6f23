import type { AuditEntry } from '@wervio/contracts'

/** Milliseconds within which what somebody saw of one candidate is one look. */
const LOOK_MS = 5 * 60_000

const isOfCandidate = ({ category, action, subject }: AuditEntry): boolean =>
  category === 'read' && action === 'read' && subject.kind === 'candidate'

const isPartOf = ([newest]: readonly AuditEntry[], entry: AuditEntry): boolean =>
  newest !== undefined &&
  isOfCandidate(newest) &&
  isOfCandidate(entry) &&
  entry.actor !== null &&
  entry.actor.id === newest.actor?.id &&
  entry.candidate?.id === newest.candidate?.id &&
  entry.vacancy?.id === newest.vacancy?.id &&
  Date.parse(newest.at) - Date.parse(entry.at) < LOOK_MS

/**
 * Entries as they are shown, newest first: the parts of one candidate that somebody saw in one look stand together,
 * because a page asks for each part by itself; every other entry stands alone.
 */
export const looksOf = (entries: readonly AuditEntry[]): AuditEntry[][] => {
  const looks: AuditEntry[][] = []
  for (const entry of entries) {
    const last = looks.at(-1)
    if (last && isPartOf(last, entry)) last.push(entry)
    else looks.push([entry])
  }
  return looks
}
