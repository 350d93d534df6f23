import { profileListLimits, type Candidate, type MergeField, type SpokenLanguage } from '@wervio/contracts'
import { keepByPath } from '../profile/keep-by-path.ts'
import type { StoredEdits } from '../table.ts'

/** What a merge reads of each of the two. */
export type Mergeable = Omit<Candidate, 'experience_years' | 'shortlisted' | 'edits'> & {
  cv_text: string | null
  edits: StoredEdits
}

const CHOSEN = [
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

const says = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0)
const alike = (word: string): string => word.normalize('NFC').trim().toLocaleLowerCase('nl')

/** Each word once, the first candidate's spelling and order first. */
const united = (one: readonly string[], other: readonly string[], most: number): string[] => {
  const words = new Map<string, string>()
  for (const word of [...one, ...other]) if (!words.has(alike(word))) words.set(alike(word), word)
  return [...words.values()].slice(0, most)
}

const unitedLanguages = (one: readonly SpokenLanguage[], other: readonly SpokenLanguage[]): SpokenLanguage[] => {
  const known = Map.groupBy([...one, ...other], ({ language }) => alike(language))
  return [...known.values()]
    .flatMap(([first, ...rest]) =>
      first ? [{ ...first, level: first.level ?? rest.find(({ level }) => level)?.level ?? null }] : [],
    )
    .slice(0, profileListLimits.languages)
}

const joinedNotes = (one: string | null, other: string | null): string | null => {
  if (!one || !other) return one ?? other
  return one.includes(other) ? one : `${one}\n\n${other}`
}

/** Whose of the two something is: the other's when it was asked for and is there, or when the first has none. */
export const isOthers = (asked: boolean, firstHas: boolean, otherHas: boolean): boolean =>
  otherHas && (asked || !firstHas)

const hasCv = ({ has_cv, cv_text }: Mergeable): boolean => has_cv || cv_text !== null

/** Whether the CV that stays is the other's. */
export const takesCv = (one: Mergeable, other: Mergeable, take: ReadonlySet<MergeField>): boolean =>
  isOthers(take.has('cv'), hasCv(one), hasCv(other))

/**
 * What the first candidate becomes with the other: nothing that only one of them has is lost but a second CV and a second
 * picture. Evidence is of the CV that stays, as far as it still says what the profile does.
 */
export const mergedProfile = (one: Mergeable, other: Mergeable, take: ReadonlySet<MergeField>) => {
  const chosen = Object.fromEntries(
    CHOSEN.map((field) => [
      field,
      (isOthers(take.has(field), says(one[field]), says(other[field])) ? other : one)[field],
    ]),
  ) as Pick<Mergeable, (typeof CHOSEN)[number]>
  const source = takesCv(one, other, take) ? other : one
  const { cv_filename, has_cv, cv_text, sensitive, made_by } = source
  const merged = {
    ...chosen,
    notes: joinedNotes(one.notes, other.notes),
    skills: united(one.skills, other.skills, profileListLimits.skills),
    certificates: united(one.certificates, other.certificates, profileListLimits.certificates),
    driving_licences: united(one.driving_licences, other.driving_licences, profileListLimits.driving_licences),
    languages: unitedLanguages(one.languages, other.languages),
    cv_filename: cv_filename ?? one.cv_filename ?? other.cv_filename,
    has_cv,
    cv_text,
    sensitive,
    made_by,
  }
  return {
    ...merged,
    evidence: source.evidence && keepByPath(source.evidence, source, merged),
    edits: { ...keepByPath(other.edits, other, merged), ...keepByPath(one.edits, one, merged) },
  }
}
