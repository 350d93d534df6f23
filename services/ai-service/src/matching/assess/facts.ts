import type { PreparedCandidate } from '../candidate/prepared.ts'
import { frameworkLevel, languageLevelIn, languagesIn } from '../requirements/languages.ts'
import { categoriesIn, includesCategory } from '../requirements/licences.ts'
import { fold } from '../words/fold.ts'
import { bestOf, NOTHING, type Finding } from './finding.ts'

/** A driving licence of an asked category, or one that includes it. */
export function createLicenceAssessment(label: string) {
  const asked = categoriesIn(label)
  return ({ licences }: PreparedCandidate): Finding => {
    const category = asked.find((one) => includesCategory(licences, one))
    return category === undefined
      ? NOTHING
      : { state: 'met', proofs: [{ path: 'driving_licences', quote: licences.join(', ') }], remark: null, degree: 1 }
  }
}

const USUAL_LEVEL = 4

/** A language at the level that is asked, or one of several; the language of the CV itself shows that somebody writes it. */
export function createLanguageAssessment(label: string) {
  const needed = languageLevelIn(label) ?? USUAL_LEVEL
  const assessments = languagesIn(label).map((asked) => createOneLanguage(asked, needed))
  return (candidate: PreparedCandidate): Finding =>
    assessments.map((assess) => assess(candidate)).reduce(bestOf, NOTHING)
}

const createOneLanguage =
  (asked: string, needed: number) =>
  ({ languages, writtenIn }: PreparedCandidate): Finding => {
    // Of several places that name the language the one with the highest level counts, and one with a level before one without.
    const [spoken] = languages
      .filter(({ language }) => language === asked)
      .toSorted((one, other) => (other.level ?? 0) - (one.level ?? 0))
    if (spoken === undefined)
      return writtenIn === asked
        ? { state: 'met', proofs: [], remark: `Het CV is in het ${asked} geschreven`, degree: 0.8 }
        : NOTHING
    const { level, path, quote } = spoken
    const proofs = [{ path, quote }]
    if (level === null)
      return writtenIn === asked || needed <= USUAL_LEVEL
        ? { state: 'met', proofs, remark: 'Het niveau staat er niet bij', degree: 0.8 }
        : { state: 'partly', proofs, remark: 'Het niveau staat er niet bij', degree: 0.6 }
    if (level >= needed) return { state: 'met', proofs, remark: null, degree: 1 }
    return level === needed - 1
      ? {
          state: 'partly',
          proofs,
          remark: `${frameworkLevel(level)}, gevraagd is ${frameworkLevel(needed)}`,
          degree: 0.5,
        }
      : { ...NOTHING, remark: `${frameworkLevel(level)}, gevraagd is ${frameworkLevel(needed)}` }
  }

const placesOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}' -]+/u)
    .map((word) => word.trim())
    .filter((word) => word.length > 2)
const ANYWHERE = /remote|thuiswerk|volledig op afstand|work from home/i

/** The same place; how far another one is isn't known here. */
export function createLocationAssessment(label: string) {
  const asked = placesOf(label)
  return ({ location }: PreparedCandidate): Finding => {
    if (ANYWHERE.test(label)) return { state: 'met', proofs: [], remark: 'Kan overal', degree: 1 }
    if (location === null) return NOTHING
    const near = placesOf(location).some((place) => asked.includes(place))
    return near
      ? { state: 'met', proofs: [{ path: 'location', quote: location }], remark: null, degree: 1 }
      : { ...NOTHING, remark: 'Woont ergens anders: vraag naar de reistijd' }
  }
}

const FULL_TIME = 38
const hoursIn = (text: string): [number, number] | null => {
  const numbers = [...text.matchAll(/(?<![\d.,])(\d{1,2})(?![\d.,]|\s?%)/gu)]
    .map(([number]) => Number(number))
    .filter((number) => number >= 4 && number <= 60)
  if (numbers.length > 0) return [Math.min(...numbers), Math.max(...numbers)]
  return /full-?\s?time|voltijd/i.test(text) ? [FULL_TIME - 2, FULL_TIME + 2] : null
}

/** Hours that overlap. */
export function createHoursAssessment(label: string) {
  const asked = hoursIn(label)
  return ({ hours }: PreparedCandidate): Finding => {
    const wished = hours === null ? null : hoursIn(hours)
    if (asked === null || wished === null || hours === null) return NOTHING
    const overlaps = wished[0] <= asked[1] && asked[0] <= wished[1]
    return overlaps
      ? { state: 'met', proofs: [{ path: 'hours', quote: hours }], remark: null, degree: 1 }
      : { ...NOTHING, remark: `Wil ${hours}` }
  }
}
