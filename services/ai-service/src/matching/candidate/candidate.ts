import type { ParsedCv } from '@wervio/contracts'

/**
 * What of a profile may play a part in a score, and nothing else of it: name, contact details, photo, notes, and what
 * the CV reader cuts as sensitive are not among it, so that no rule can look at them.
 */
export const matchedFieldsOf = <T extends Record<MatchedField, unknown>>({
  title,
  summary,
  skills,
  experience,
  education,
  languages,
  certificates,
  driving_licences,
  location,
  hours,
}: T): { [Field in MatchedField]: T[Field] } => ({
  title,
  summary,
  skills,
  experience,
  education,
  languages,
  certificates,
  driving_licences,
  location,
  hours,
})

type MatchedField =
  | 'title'
  | 'summary'
  | 'skills'
  | 'experience'
  | 'education'
  | 'languages'
  | 'certificates'
  | 'driving_licences'
  | 'location'
  | 'hours'

/** A candidate as the rules take them. */
export type MatchedCandidate = Pick<ParsedCv, MatchedField> & {
  /** The text of the CV without what is sensitive; lines that tell who somebody is are left out. */
  cv_text: string
}
