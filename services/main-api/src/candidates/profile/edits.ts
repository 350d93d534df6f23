import { isDeepStrictEqual } from 'node:util'
import { profileFields, type Candidate, type CvEvidence } from '@wervio/contracts'
import type { Recruiter } from '@wervio/service-kit'
import { sql } from 'drizzle-orm'
import { candidates, type StoredEdits } from '../table.ts'
import { keepByPath, movedItems, type Profile } from './keep-by-path.ts'
import { intendedChange } from './conflicts.ts'

const FIELDS = ['name', ...Object.keys(profileFields)]

/** Paths of the changed fields; of a list, of the items that weren't in it before. */
const changedPaths = (before: Profile, after: Profile): string[] =>
  FIELDS.flatMap((field) => {
    const [oldValue, newValue] = [before[field], after[field]]
    if (isDeepStrictEqual(oldValue, newValue)) return []
    if (!Array.isArray(oldValue) || !Array.isArray(newValue)) return newValue === null ? [] : [field]
    const earlierIndexes = new Set(movedItems(oldValue, newValue).values())
    return [...newValue.keys()].filter((index) => !earlierIndexes.has(index)).map((index) => `${field}.${index}`)
  })

const isWithin =
  (path: string) =>
  (proof: string): boolean =>
    proof === path || proof.startsWith(`${path}.`)

/** The edits after a change by `mark.by`. Values set back to what the CV says (`restored`) are not marked. */
export const markEdits = (
  edits: StoredEdits,
  before: Profile,
  after: Profile,
  mark: StoredEdits[string],
  restored: CvEvidence | null,
): StoredEdits => {
  const restoredPaths = Object.keys(restored ?? {})
  const editedPaths = changedPaths(before, after).filter((path) => !restoredPaths.some(isWithin(path)))
  return { ...keepByPath(edits, before, after), ...Object.fromEntries(editedPaths.map((path) => [path, mark])) }
}

/** The edits of a candidate made from a reviewed CV: only values that differ from the parsed ones are marked. */
export const editsOfReview = (
  parsedProfile: Profile,
  reviewedProfile: Profile,
  mark: StoredEdits[string],
): StoredEdits =>
  markEdits({}, parsedProfile, { ...parsedProfile, ...intendedChange(reviewedProfile, parsedProfile) }, mark, null)

/** The entries of evidence that belong to changed fields; null for none. */
export const restoredEvidence = (evidence: CvEvidence | null | undefined, profile: Profile): CvEvidence | null => {
  const entries = Object.entries(evidence ?? {}).filter(([path]) => (path.split('.')[0] ?? '') in profile)
  return entries.length > 0 ? Object.fromEntries(entries) : null
}

/** The edits as a recruiter sees them: `yours` is true for their own. */
export const editsFor = ({ accountId }: Recruiter) => sql<Candidate['edits']>`(
  select coalesce(jsonb_object_agg(mark.key, jsonb_build_object('at', mark.value ->> 'at', 'yours', mark.value ->> 'by' = ${accountId})), '{}') from jsonb_each(${candidates.edits}) mark)`
