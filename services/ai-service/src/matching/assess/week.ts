import type { PreparedCandidate } from '../candidate/prepared.ts'
import { DENIED, NOTHING, type Finding } from './finding.ts'
import { hoursIn, wishedHoursIn } from './hours.ts'
import { assessShifts, refusesShift, shiftsIn } from './shifts.ts'

/**
 * Hours that overlap, and the times of day or week where only these are asked. Without a word of the candidate nothing
 * is known.
 */
export const createHoursAssessment = (label: string) => {
  const requiredHours = hoursIn(label)
  const shifts = shiftsIn(label)
  return (candidate: PreparedCandidate): Finding => {
    if (requiredHours === null) return shifts.length === 0 ? NOTHING : assessShifts(candidate, shifts)
    if (shifts.length > 0 && refusesShift(candidate, shifts)) return DENIED
    const { hours } = candidate
    const wish = hours === null ? null : hoursIn(hours.says)
    if (wish === null || hours === null) return NOTHING
    const remark = `Wil ${wishedHoursIn(hours.says) ?? hours.says}`
    const proofs = [{ path: hours.path, quote: hours.quote }]
    const overlaps = wish.least <= requiredHours.most && requiredHours.least <= wish.most
    if (!overlaps) return { ...NOTHING, remark }
    const isWithin = wish.least <= requiredHours.least && requiredHours.most <= wish.most
    const isSettled = (!wish.isVague || isWithin) && (!requiredHours.isVague || wish.most <= requiredHours.most)
    return isSettled
      ? { state: 'met', proofs, remark: null, degree: 1 }
      : { state: 'partly', proofs, remark, degree: 0.5 }
  }
}
