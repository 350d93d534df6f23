import type { PreparedCandidate } from '../candidate/prepared.ts'
import { isEnglish } from '../../vacancy-text/language/english.ts'
import { frameworkLevel, languageLevelIn, languagesIn } from '../requirements/languages.ts'
import { categoriesIn, includesCategory } from '../requirements/licences.ts'
import {
  comparePlaces,
  isFullyRemote,
  isKnownPlace,
  placesIn,
  rememberedPlacesIn,
  type Places,
} from '../places/places-in.ts'
import { bestOf, NOTHING, type Finding } from './finding.ts'

const NAMES_LICENCE = /rijbewij|licen[cs]e/iu
/** Half of the examination, or a licence to learn with: lessons alone say nothing. */
const LICENCE_UNDER_WAY =
  /theorie (?:al )?(?:gehaald|behaald|geslaagd)|theory (?:test )?passed|(?:rij|praktijk)?examen (?:in|op)|driving test (?:in|on)|voorlopig/iu
const LONGEST_QUOTE = 200

/** A driving licence of an asked category, or one that includes it, by the line that names it. */
export const createLicenceAssessment = (label: string) => {
  const requiredCategories = categoriesIn(label)
  return ({ licences, units }: PreparedCandidate): Finding => {
    const category = requiredCategories.find((one) => includesCategory(licences, one))
    const lines = units.filter(({ text }) => text.length < LONGEST_QUOTE && NAMES_LICENCE.test(text))
    if (category !== undefined) {
      const line = lines.find(({ text }) => includesCategory(categoriesIn(text), category))
      const proof =
        line === undefined
          ? { path: 'driving_licences', quote: licences.join(', ') }
          : { path: line.path, quote: line.text }
      return { state: 'met', proofs: [proof], remark: null, degree: 1 }
    }
    const underWay = lines.find(({ text }) => LICENCE_UNDER_WAY.test(text))
    return underWay === undefined
      ? NOTHING
      : {
          state: 'partly',
          proofs: [{ path: underWay.path, quote: underWay.text }],
          remark: 'Nog niet gehaald',
          degree: 0.3,
        }
  }
}

const USUAL_LEVEL = 4

/**
 * A language at the level that is asked, or one of several; the language of the CV itself shows that somebody writes
 * it.
 */
export const createLanguageAssessment = (label: string) => {
  const needed = languageLevelIn(label) ?? USUAL_LEVEL
  const assessments = languagesIn(label).map((requiredLanguage) => createOneLanguage(requiredLanguage, needed))
  return (candidate: PreparedCandidate): Finding =>
    assessments.map((assess) => assess(candidate)).reduce(bestOf, NOTHING)
}

/** Letters from which a line shows the language it is written in. */
const TELLING_LINE = 40

/** A CV in the language that is asked, with the first line that shows it. */
const asWritten = (language: string, units: PreparedCandidate['units']): Finding => {
  const line = units.find(
    ({ kind, text }) =>
      (kind === 'summary' || kind === 'deed') &&
      text.length >= TELLING_LINE &&
      isEnglish(text) === (language === 'Engels'),
  )
  const remark = `Het CV is in het ${language} geschreven`
  return line === undefined
    ? { ...NOTHING, remark }
    : { state: 'met', proofs: [{ path: line.path, quote: line.text }], remark, degree: 0.8 }
}

const createOneLanguage =
  (requiredLanguage: string, needed: number) =>
  ({ languages, writtenIn, units }: PreparedCandidate): Finding => {
    // Of several places that name the language the one with the highest level counts, and one with a level before one
    // without.
    const [spoken] = languages
      .filter(({ language }) => language === requiredLanguage)
      .toSorted((one, other) => (other.level ?? 0) - (one.level ?? 0))
    if (spoken === undefined) return writtenIn === requiredLanguage ? asWritten(requiredLanguage, units) : NOTHING
    const { level, path, quote } = spoken
    const proofs = [{ path, quote }]
    if (level === null)
      return writtenIn === requiredLanguage || needed <= USUAL_LEVEL
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

/** Somebody who says that they would move house, to nowhere else than the place that is asked. */
const byRelocation = (requiredPlaces: Places, { relocation }: PreparedCandidate): Finding | null => {
  if (relocation === null) return null
  const places = placesIn(relocation.says)
  const namesPlace = [...places.towns, ...places.regions, ...places.areas].some(isKnownPlace)
  const isThere = comparePlaces(requiredPlaces, places) === 'same' || comparePlaces(places, requiredPlaces) === 'same'
  const isElsewhere = namesPlace && !isThere
  return isElsewhere
    ? null
    : {
        state: 'partly',
        proofs: [{ path: relocation.path, quote: relocation.quote }],
        remark: 'Wil verhuizen',
        degree: 0.5,
      }
}

/** A place is met by one of the same name or in a named region; how far another one is isn't known here. */
export const createLocationAssessment = (label: string) => {
  const requiredPlaces = placesIn(label)
  const isAnywhere = isFullyRemote(label)
  return (candidate: PreparedCandidate): Finding => {
    const { location } = candidate
    if (isAnywhere)
      return location === null
        ? { ...NOTHING, remark: 'Kan overal; de woonplaats staat er niet' }
        : { state: 'met', proofs: [{ path: 'location', quote: location }], remark: 'Kan overal', degree: 1 }
    const comparison = location === null ? null : comparePlaces(requiredPlaces, rememberedPlacesIn(location))
    if (location !== null && comparison === 'same')
      return { state: 'met', proofs: [{ path: 'location', quote: location }], remark: null, degree: 1 }
    const relocated = byRelocation(requiredPlaces, candidate)
    if (relocated !== null || comparison === null) return relocated ?? NOTHING
    return comparison === 'elsewhere'
      ? { ...NOTHING, remark: 'Woont ergens anders: vraag naar de reistijd' }
      : { ...NOTHING, remark: 'Niet te zien of dit dichtbij is: vraag naar de reistijd' }
  }
}
