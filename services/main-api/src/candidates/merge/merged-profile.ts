import { profileListLimits, type Candidate, type MergeField, type SpokenLanguage } from '@wervio/contracts'
import { keepByPath } from '../profile/keep-by-path.ts'
import type { candidates, StoredEdits } from '../table.ts'

/** Enums as the table stores them: only values of this version. */
type StoredLists = Pick<typeof candidates.$inferSelect, 'status' | 'source' | 'retention' | 'sensitive'>

/** What a merge reads of each of the two. */
export type Mergeable = Omit<Candidate, 'experience_years' | 'shortlisted' | 'edits' | keyof StoredLists> &
  StoredLists & {
    cv_text: string | null
    edits: StoredEdits
  }

const SINGLE_VALUE_FIELDS = [
  'name',
  'email',
  'phone',
  'location',
  'linkedin',
  'title',
  'summary',
  'status',
  'availability',
  'notice_period',
  'salary_wish',
  'hours',
  'photo',
  'experience',
  'education',
] as const satisfies readonly MergeField[]

const hasValue = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0)
const comparisonKey = (word: string): string => word.normalize('NFC').trim().toLocaleLowerCase('nl')

/** The words of both, each once; spelling and order of the first candidate come first. */
const uniteWords = (one: readonly string[], other: readonly string[], limit: number): string[] => {
  const words = new Map<string, string>()
  for (const word of [...one, ...other]) if (!words.has(comparisonKey(word))) words.set(comparisonKey(word), word)
  return [...words.values()].slice(0, limit)
}

const uniteLanguages = (one: readonly SpokenLanguage[], other: readonly SpokenLanguage[]): SpokenLanguage[] => {
  const spellingsByLanguage = Map.groupBy([...one, ...other], ({ language }) => comparisonKey(language))
  return [...spellingsByLanguage.values()]
    .flatMap(([first, ...rest]) =>
      first ? [{ ...first, level: first.level ?? rest.find(({ level }) => level)?.level ?? null }] : [],
    )
    .slice(0, profileListLimits.languages)
}

/** Whether a value comes from the other candidate: it is asked for and exists, or the first has none. */
export const takesOther = (isAskedFor: boolean, firstHas: boolean, otherHas: boolean): boolean =>
  otherHas && (isAskedFor || !firstHas)

const hasCv = ({ has_cv, cv_text }: Mergeable): boolean => has_cv || cv_text !== null

/** Whether the CV that stays is the other's. */
export const takesCv = (one: Mergeable, other: Mergeable, take: ReadonlySet<MergeField>): boolean =>
  takesOther(take.has('cv'), hasCv(one), hasCv(other))

/**
 * The profile of the merged candidate. Values that only one of them has are kept, except a second CV and a second
 * picture. Evidence comes from the CV that stays, for values that are the same in the profile.
 */
export const mergedProfile = (one: Mergeable, other: Mergeable, take: ReadonlySet<MergeField>) => {
  const singleValues = Object.fromEntries(
    SINGLE_VALUE_FIELDS.map((field) => [
      field,
      (takesOther(take.has(field), hasValue(one[field]), hasValue(other[field])) ? other : one)[field],
    ]),
  ) as Pick<Mergeable, (typeof SINGLE_VALUE_FIELDS)[number]>
  const source = takesCv(one, other, take) ? other : one
  const { cv_filename, has_cv, cv_text, sensitive, made_by } = source
  const profile = {
    ...singleValues,
    status_chosen_at: (singleValues.status === one.status ? one : other).status_chosen_at ?? null,
    skills: uniteWords(one.skills, other.skills, profileListLimits.skills),
    certificates: uniteWords(one.certificates, other.certificates, profileListLimits.certificates),
    driving_licences: uniteWords(one.driving_licences, other.driving_licences, profileListLimits.driving_licences),
    languages: uniteLanguages(one.languages, other.languages),
    cv_filename: cv_filename ?? one.cv_filename ?? other.cv_filename,
    has_cv,
    cv_text,
    sensitive,
    made_by,
  }
  return {
    ...profile,
    evidence: source.evidence && keepByPath(source.evidence, source, profile),
    edits: { ...keepByPath(other.edits, other, profile), ...keepByPath(one.edits, one, profile) },
  }
}
