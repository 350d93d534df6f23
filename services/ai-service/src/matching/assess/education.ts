import type { Education } from '@wervio/contracts'
import type { PreparedCandidate } from '../candidate/prepared.ts'
import { askedLevel, levelNames, levelOfSchool } from '../requirements/education-levels.ts'
import { askedTerms } from '../words/asked-terms.ts'
import { isAppliedFor, tellsOfRecognition } from '../words/recognition.ts'
import { createTermIndex, shareOf, termGroupOf, type TermGroup } from '../words/term-index.ts'
import { NOTHING, type Finding } from './finding.ts'

const SUBJECT_SHARE = 0.45
const LEAST_WEIGHT = 0.9
const ABOUT_LEVEL =
  /(?<!\p{L})(?:mbo|hbo5?|wo|vmbo|havo|vwo|tso|bso|aso|a[12]|bachelor(?:'?s|diploma|opleiding|niveau|graad|titel)?|master(?:'?s|diploma|opleiding|niveau|graad|titel)?|degree|diploma|opleiding|opgeleid|niveau|werk- en denkniveau|denkniveau|werk|afgeronde?|completed|education|relevante?|richting|universitair\p{L}*|hogeschool|onderwijs|middelbare?|lager|hoger|beroepsonderwijs|professionele|academische?|secundair|graduaat|of|or|het|oude?|the|old|gelijkwaardig|vergelijkbaar|equivalent|related field|in|een|field|study|studierichting|technische?)(?!\p{L})|[\d/–+-]/giu
const WORKING_LEVEL =
  /denkniveau|werkniveau|door ervaring|gelijkwaardig door|or equivalent experience|of gelijkwaardig/i
/** Any study of the level will do. */
const OPEN_SUBJECT =
  /richting (?:maakt|is|doet)|(?:alle|elke|ongeacht|any)(?: de)? (?:richting|field|discipline|studie)/iu
const YEARS_FOR_LEVEL = 5

const fieldOf = (label: string) => termGroupOf(askedTerms(label.replaceAll(ABOUT_LEVEL, ' ')))

/** Whether a field of study is asked, not only a level. */
export const asksField = (label: string): boolean => fieldOf(label).total >= LEAST_WEIGHT

/** A diploma that is asked by its name: whoever has it needs no level beside it. */
const BY_NAME = /(?<!\p{L})(?:vak)?(?:diploma|getuigschrift)(?!\p{L})/iu
const ALTERNATIVES = /\s(?:of|or)\s|\//iu
/** How much of a name a study must have that tells no level. */
const NAMED_SHARE = 0.7

/** The fields of diplomas that a demand names without a level of their own: 'hbo tuinkunde of het diploma hovenier'. */
const namedFields = (label: string): TermGroup[] => {
  const parts = label.split(ALTERNATIVES).filter((part) => BY_NAME.test(part))
  return parts.map(fieldOf).filter(({ total }) => total >= LEAST_WEIGHT)
}

/** A study that ends in a year that is still to come has no diploma yet. */
const endsLater = ({ period, end }: Education, today: string): boolean => {
  const years = `${period ?? ''} ${end ?? ''}`.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? []
  return Number(years.at(-1) ?? 0) > Number(today.slice(0, 4))
}

/** Looks for a finished study of the level and in the field that is asked; `today` is ISO 8601. */
export const createEducationAssessment = (label: string, today: string) => {
  const level = askedLevel(label)
  const group = fieldOf(label)
  const hasSubject = group.total >= LEAST_WEIGHT
  const index = createTermIndex([group])
  // One of the fields that are named is enough: 'hbo bedrijfskunde, economie of recht'.
  const subjectShare = (keys: readonly string[]): number =>
    hasSubject ? Math.max(0, ...(index.creditsOf(keys)?.get(0) ?? [])) : 1
  const names = namedFields(label)
  /** A diploma by its name is had or not, unless others are as good. */
  const isOfName =
    names.length > 0 && !/,|gelijkw?aardig|vergelijkbaar|equivalent|richting|similar|relevant/iu.test(label)
  const nameIndex = createTermIndex(names)
  const isByName = (keys: readonly string[]): boolean =>
    names.length > 0 &&
    [...(nameIndex.creditsOf(keys) ?? [])].some(([at, credits]) => shareOf(names[at] ?? group, credits) >= NAMED_SHARE)
  /** A line that tells of the recognition of a foreign diploma in what is asked. */
  const byRecognition = ({ units }: PreparedCandidate): Finding | null => {
    const line = units.find(
      ({ keys, text }) =>
        tellsOfRecognition(keys) && hasSubject && (subjectShare(keys) >= SUBJECT_SHARE || isAppliedFor(text)),
    )
    if (line === undefined) return null
    const proofs = [{ path: line.path, quote: line.text }]
    return isAppliedFor(line.text)
      ? { state: 'partly', proofs, remark: 'Erkenning van het diploma aangevraagd', degree: 0.4 }
      : { state: 'met', proofs, remark: 'Buitenlands diploma, hier erkend', degree: 0.9 }
  }
  return (candidate: PreparedCandidate): Finding => {
    const { schools, jobs } = candidate
    const rated = schools.map(({ path, school, quote, keys, isUnfinished }) => {
      const has = levelOfSchool(school)
      const gap = level === null || has === null ? 0 : level - has
      const isNamed = has === null && isByName(keys)
      return {
        proof: { path, quote },
        isHigh: isNamed || (gap <= 0 && (level === null || has !== null)),
        isNear: gap > 0 && gap <= 2,
        isOfSubject: isNamed || subjectShare(keys) >= SUBJECT_SHARE,
        isUnfinished: isUnfinished || endsLater(school, today),
        has,
      }
    })
    const good = rated.find(({ isHigh, isOfSubject, isUnfinished }) => isHigh && isOfSubject && !isUnfinished)
    if (good) return { state: 'met', proofs: [good.proof], remark: null, degree: 1 }
    // The line of a study under way often tells its field and no level.
    const unfinished = rated.find(
      ({ isHigh, isOfSubject, isUnfinished, has }) =>
        isOfSubject && isUnfinished && (isHigh || (hasSubject && has === null)),
    )
    if (unfinished) return { state: 'partly', proofs: [unfinished.proof], remark: 'Nog niet afgerond', degree: 0.6 }
    const recognised = byRecognition(candidate)
    if (recognised !== null) return recognised
    const other = rated.find(({ isHigh, isUnfinished }) => isHigh && !isUnfinished)
    if (other)
      return isOfName
        ? { ...NOTHING, remark: 'Ander diploma' }
        : OPEN_SUBJECT.test(label)
          ? { state: 'met', proofs: [other.proof], remark: 'Ander vakgebied, zelfde niveau', degree: 0.7 }
          : { state: 'partly', proofs: [other.proof], remark: 'Ander vakgebied, zelfde niveau', degree: 0.5 }
    const lower = rated.find(({ isNear, isOfSubject }) => isNear && isOfSubject)
    if (lower && hasSubject)
      return {
        state: 'partly',
        proofs: [lower.proof],
        remark: `Niveau ${levelNames[lower.has ?? 0] ?? 'lager'}`,
        degree: 0.5,
      }
    const years = jobs.reduce((sum, job) => sum + (job.isInternship ? 0 : (job.years ?? 0)), 0)
    if (WORKING_LEVEL.test(label) && years >= YEARS_FOR_LEVEL && jobs[0])
      return {
        state: 'partly',
        proofs: [{ path: jobs[0].path, quote: jobs[0].quote }],
        remark: 'Niveau door werkervaring: vraag ernaar',
        degree: 0.4,
      }
    return lower ? { ...NOTHING, remark: `Niveau ${levelNames[lower.has ?? 0] ?? 'lager'}` } : NOTHING
  }
}
