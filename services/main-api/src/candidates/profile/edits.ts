import { isDeepStrictEqual } from 'node:util'
import { profileFields, type Candidate, type CvEvidence } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import { candidates, type StoredEdits } from '../table.ts'
import { keepByPath, movedItems, type Profile } from './keep-by-path.ts'

const FIELDS = ['name', ...Object.keys(profileFields)]

/** What differs by hand: a field, or the items of a list that weren't in it before. */
const changedPaths = (before: Profile, after: Profile): string[] =>
  FIELDS.flatMap((field) => {
    const [old, now] = [before[field], after[field]]
    if (isDeepStrictEqual(old, now)) return []
    if (!Array.isArray(old) || !Array.isArray(now)) return now === null ? [] : [field]
    const known = new Set(movedItems(old, now).values())
    return [...now.keys()].filter((index) => !known.has(index)).map((index) => `${field}.${index}`)
  })

const isOf =
  (path: string) =>
  (proof: string): boolean =>
    proof === path || proof.startsWith(`${path}.`)

/** The marks after a change by `mark.by`; what was put back to what the CV says (`restored`) gets none. */
export const markEdits = (
  edits: StoredEdits,
  before: Profile,
  after: Profile,
  mark: StoredEdits[string],
  restored: CvEvidence | null,
): StoredEdits => {
  const backed = Object.keys(restored ?? {})
  const made = changedPaths(before, after).filter((path) => !backed.some(isOf(path)))
  return { ...keepByPath(edits, before, after), ...Object.fromEntries(made.map((path) => [path, mark])) }
}

/** Of evidence that comes along with a change only what speaks of the fields that changed; null for none. */
export const restoredEvidence = (given: CvEvidence | null | undefined, changed: Profile): CvEvidence | null => {
  const found = Object.entries(given ?? {}).filter(([path]) => (path.split('.')[0] ?? '') in changed)
  return found.length > 0 ? Object.fromEntries(found) : null
}

/** The marks as a recruiter sees them: his own, or somebody else's. */
export const shownEdits = ({ accountId }: Recruiter) => sql<Candidate['edits']>`(
  select coalesce(jsonb_object_agg(mark.key, jsonb_build_object('at', mark.value ->> 'at', 'yours', mark.value ->> 'by' = ${accountId})), '{}') from jsonb_each(${candidates.edits}) mark)`
