import type { ParsedCv } from '@wervio/contracts'

/**
 * What of a candidate may play a part in a score. Name, contact details, photo, notes, and what the CV reader cuts as
 * sensitive are not among it, so that no rule can look at them.
 */
export type MatchedCandidate = Pick<
  ParsedCv,
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
> & {
  /** The text of the CV without what is sensitive; lines that tell who somebody is are left out. */
  cv_text: string
}
