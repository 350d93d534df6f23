import { askedTerms, creditOf } from '../words/asked-terms.ts'
import type { Term } from '../words/terms.ts'
import { AXES } from './specialities.ts'
import type { Qualifiers, Specialities } from './qualifiers.ts'

/** How near words of two titles have to be to say the same. */
const SAME_WORD = 0.45

const shares = (one: ReadonlySet<number>, other: ReadonlySet<number> | undefined): boolean =>
  other !== undefined && [...one].some((item) => other.has(item))

const sharesAny = (one: Specialities, other: Specialities): boolean =>
  [...one].some(([axis, specialities]) => shares(specialities, other.get(axis)))

/** Whether both name the same speciality: what else they say is no other one then. */
const agree = (one: Qualifiers, other: Qualifiers): boolean =>
  [...one.byAxis].some(([axis, specialities]) => !AXES[axis]?.isSector && shares(specialities, other.byAxis.get(axis)))

const saysAnything = ({ beside, words }: Qualifiers): boolean => beside.size > 0 || words.length > 0

const isAmong = ({ text }: Term, keys: readonly string[]): boolean =>
  askedTerms(text).some((term) => keys.some((key) => creditOf(term, key) >= SAME_WORD))

const relates = (vacancyQualifiers: Qualifiers, other: Qualifiers): boolean =>
  sharesAny(vacancyQualifiers.beside, other.byAxis) ||
  sharesAny(other.beside, vacancyQualifiers.byAxis) ||
  vacancyQualifiers.words.some((word) => isAmong(word, other.keys)) ||
  other.words.some((word) => isAmong(word, vacancyQualifiers.keys))

/** Whether a title of the same profession names another speciality. */
export const isOtherSpeciality = (vacancyQualifiers: Qualifiers, other: Qualifiers): boolean => {
  for (const [axis, specialities] of vacancyQualifiers.byAxis) {
    const others = other.byAxis.get(axis)
    // Sectors within two listed titles are part of their names: 'verkoopmedewerker' and 'winkelmedewerker'.
    const isTold = !AXES[axis]?.isSector || vacancyQualifiers.beside.has(axis) || other.beside.has(axis)
    if (others !== undefined && isTold && !shares(specialities, others)) return true
  }
  return (
    !agree(vacancyQualifiers, other) &&
    vacancyQualifiers.isOpen &&
    other.isOpen &&
    saysAnything(vacancyQualifiers) &&
    saysAnything(other) &&
    !relates(vacancyQualifiers, other)
  )
}

/**
 * Whether a title says nothing of the words that tell the profession in the asked one: 'monteur' beside 'monteur
 * liften'.
 */
const leavesWordsOpen = (vacancyQualifiers: Qualifiers, other: Qualifiers): boolean =>
  vacancyQualifiers.isBare &&
  vacancyQualifiers.words.length > 0 &&
  other.isOpen &&
  !saysAnything(other) &&
  !relates(vacancyQualifiers, other)

/** For each speciality that is a job of its own and that the other title leaves open: the words that name it. */
export const openSpecialities = (vacancyQualifiers: Qualifiers, other: Qualifiers): readonly (readonly string[])[] => [
  ...[...vacancyQualifiers.byAxis].flatMap(([at, specialities]) => {
    const axis = AXES[at]
    if (!axis?.isOwnJob || !other.axes.has(at) || other.byAxis.has(at)) return []
    return [[...specialities].flatMap((speciality) => axis.specialities[speciality]?.names ?? [])]
  }),
  ...(leavesWordsOpen(vacancyQualifiers, other) ? [vacancyQualifiers.words.map(({ text }) => text)] : []),
]

/** Whether two titles name the same speciality that is a job of its own: 'wijkverpleegkundige', 'nurse, home care'. */
export const shareSpeciality = (vacancyQualifiers: Qualifiers, other: Qualifiers): boolean =>
  [...vacancyQualifiers.byAxis].some(
    ([axis, specialities]) => AXES[axis]?.isOwnJob && shares(specialities, other.byAxis.get(axis)),
  )
