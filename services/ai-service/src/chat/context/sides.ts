import { plainText } from './plain-text.ts'
import type { Side } from './units.ts'

const VACANCY = /vacatur|vacanc|^job|publicatietekst|^functie|^organisatie/i
const CANDIDATE = /kandida|candidate|^cv|resume|sollicitant|applicant|profiel|motivat/i
const INTERVIEWER =
  /^(?:interviewer|recruiter|hr\b|werkgever|manager|gespreksleider|hiring|vragensteller|intercedent|consultant)/i
const SPEAKS_FOR_HIMSELF = /^(?:kandidaat|kandidate|candidate|sollicitant|applicant|geïnterviewde)/i

/** Whom a path is about, by the first of its keys that names a side. */
export const sideOfPath = (path: readonly string[]): Side => {
  for (const key of path) {
    if (CANDIDATE.test(key)) return 'candidate'
    if (VACANCY.test(key)) return 'vacancy'
  }
  return null
}

/** Whom a speaker talks about: candidates about themselves, interviewers about the job. */
export const sideOfSpeaker = (speaker: string, candidateName: string | null): Side => {
  if (INTERVIEWER.test(speaker)) return 'vacancy'
  const first = candidateName?.split(' ')[0]?.toLowerCase()
  return SPEAKS_FOR_HIMSELF.test(speaker) || (first !== undefined && speaker.toLowerCase().split(' ').includes(first))
    ? 'candidate'
    : null
}

const LONGEST_NAME = 80

/** `kandidaatNaam` when it can be a name: one line of letters, not too long. */
export const candidateNameOf = (context: Record<string, unknown>): string | null => {
  const rawName = Object.entries(context).find(([key]) => /^(?:kandidaat_?naam|candidate_?name)$/i.test(key))?.[1]
  if (typeof rawName !== 'string' || rawName.length > LONGEST_NAME * 4) return null
  const name = plainText(rawName)
  return name.length <= LONGEST_NAME && /^[\p{L}][\p{L}\p{M} .,'’()-]*$/u.test(name) ? name : null
}
