/** What a transcript calls somebody by their part in the conversation; folded. */
export const RECRUITER_WORDS = ['recruiter', 'interviewer', 'hr', 'werkgever', 'intercedent', 'consultant'] as const
export const CANDIDATE_WORDS = [
  'kandidaat',
  'kandidate',
  'sollicitant',
  'candidate',
  'applicant',
  'interviewee',
] as const
