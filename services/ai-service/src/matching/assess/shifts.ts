import type { PreparedCandidate } from '../candidate/prepared.ts'
import type { Unit } from '../candidate/units.ts'
import { DENIED, NOTHING, type Finding } from './finding.ts'

/** Times at which work is asked, with the words of a vacancy or CV for each. */
const SHIFTS: readonly RegExp[] = [
  /(?<!\p{L})(?:avond(?:en|werk|dienst(?:en)?)?|evenings?)(?!\p{L})/iu,
  /(?<!\p{L})(?:weekend(?:en|s|werk|dienst(?:en)?)?|zaterdag(?:en)?|zondag(?:en)?|saturdays?|sundays?)(?!\p{L})/iu,
  /(?<!\p{L})(?:nacht(?:en|werk|dienst(?:en)?)?|nights?(?:\sshifts?)?)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:\d-?\s?)?ploegen(?:dienst(?:en)?|stelsel|systeem|arbeid)?|(?:2|3|twee|drie)ploegen\p{L}*|wisseldienst(?:en)?|wisselende diensten|onregelmatige? (?:diensten|werktijden|uren)|volcontinu\p{L}*|(?:rotating |shift )(?:shifts?|work)|shifts)(?!\p{L})/iu,
]
/** Says that somebody doesn't want it. */
const REFUSAL = /(?<!\p{L})(?:geen|niet|nooit|liever (?:niet|geen)|no|not|never)\s(?:\p{L}+\s){0,3}$/iu
/** What is refused then is a trouble: 'geen bezwaar tegen weekenden'. */
const NO_TROUBLE = /(?<!\p{L})(?:bezwaar|probleem|moeite|problem|objection|alleen|only)(?!\p{L})/iu

/** The times that a text asks for. */
export const shiftsIn = (text: string): readonly RegExp[] => SHIFTS.filter((shift) => shift.test(text))

const isRefused = (text: string, shift: RegExp): boolean => {
  const at = shift.exec(text)
  if (at === null) return false
  const [refusal] = REFUSAL.exec(text.slice(0, at.index)) ?? []
  return refusal !== undefined && !NO_TROUBLE.test(refusal)
}

/** Whether a line of the candidate refuses one of these times. */
export const refusesShift = ({ units }: PreparedCandidate, shifts: readonly RegExp[]): boolean =>
  units.some(({ text }) => shifts.some((shift) => isRefused(text, shift)))

/** Each of these times needs a line of the candidate that names it, of their work or of what they would like. */
export const assessShifts = (candidate: PreparedCandidate, shifts: readonly RegExp[]): Finding => {
  if (refusesShift(candidate, shifts)) return DENIED
  const witnesses = shifts.flatMap((shift): Unit[] => {
    const line = candidate.units.find(
      ({ kind, text }) => kind !== 'school' && kind !== 'certificate' && shift.test(text),
    )
    return line ? [line] : []
  })
  if (witnesses.length === 0) return NOTHING
  const proofs = [...new Set(witnesses)].map(({ path, text }) => ({ path, quote: text }))
  return witnesses.length === shifts.length
    ? { state: 'met', proofs, remark: null, degree: 0.9 }
    : { state: 'partly', proofs, remark: null, degree: 0.5 }
}
