import type { PreparedCandidate, PreparedJob } from '../candidate/prepared.ts'
import type { Unit } from '../candidate/units.ts'
import type { TermGroup } from '../words/term-index.ts'
import type { Distance, DistanceTest } from './about-others.ts'
import type { CountryTest } from './country.ts'
import { isWilling } from '../words/denial.ts'
import { CLAIMED, DENIED, INTENDED, NOTHING, WILLING, type Finding } from './finding.ts'
import type { TermQuestion } from './question-groups.ts'
import { isDenied, isIntended, isLightCourse, isStillToLearn, isUnderWay, standingOf } from './standing.ts'
import { byShare, isClaim, jobSharesOf, proofsOf, wholeShare, type Line } from './term-lines.ts'

/**
 * Shares of what is asked from which it is met or partly met, in one line, over the lines of one job, or over the whole
 * CV.
 */
const MET_IN_LINE = 0.66
const MET_IN_JOB = 0.8
const PARTLY_IN_LINE = 0.4
const PARTLY_IN_JOB = 0.5
const PARTLY_ANYWHERE = 0.7
/** Skills that are asked together are met by lines that each show one: 'Python and SQL'. */
const SHOWS_SKILL = 0.85
const SKILLS_OF_LIST = 0.7
/** Lines that say less than this aren't looked at for denials, unless they say 'never'. */
const LEAST_TELLING = 0.3
const SAYS_NEVER = /(?<!\p{L})(?:nooit|never)(?!\p{L})/iu
/** Years after which something that was done counts in part. */
const LONG_AGO = 10
const MOST_PROOFS = 3
/** What is left of the degree of what isn't met. */
const REMNANT = 0.3
/** The same for what is only claimed. */
const CLAIM_REMNANT = 0.3

/** What is known of a candidate before their words are read. */
export type TermContext = {
  /**
   * What a claim is worth: all of it with a job in the family that is asked for, a part where something of the work is
   * shown elsewhere, and nothing without either.
   */
  claims: 'whole' | 'part' | 'nothing'
  /** Whether they call themselves by the title that is asked for and work in another trade. */
  isPretended: boolean
  /** Whether a line is copied from the vacancy. */
  isCopied: (unit: Unit) => boolean
  /** ISO 8601: a certificate is valid until a day. */
  today: string
  /** Numbers of jobs in which they write of, recruit for or sell to what others do. */
  aboutOthers: ReadonlyMap<number, Distance>
}

/** A claim, or a course that anybody can click through. */
export const isBare = (line: Line): boolean =>
  isClaim(line) || (line.unit.job === null && isLightCourse(line.unit.text))

const YEAR_OR_NUMBER = /(?<!\d)(?:19|20)\d\d(?!\d)|\d{6,}/u
/** Whether a line says since when, or with which number: a certificate that is only named could be anybody's. */
const isDated = ({ unit }: Line): boolean => YEAR_OR_NUMBER.test(unit.text)
const UNPROVEN = 'Genoemd zonder jaar of nummer, en niets van dit werk gezien'

/** What takes something off a requirement that was met; null when nothing does. */
const reservationOf = (
  witnesses: readonly Line[],
  jobs: readonly PreparedJob[],
  onlyClaims: boolean,
  isOfTimes: boolean,
): { remark: string; factor: number } | null => {
  if (witnesses.every(({ unit }) => isUnderWay(unit.text))) return { remark: 'Nog in opleiding', factor: 0.6 }
  if (witnesses.every(({ unit }) => unit.job === null && isLightCourse(unit.text)))
    return { remark: 'Alleen een korte cursus, niet gezien in het werk', factor: 0.6 }
  if (onlyClaims && witnesses.every(isBare)) return { remark: CLAIMED.remark ?? '', factor: 0.6 }
  // Who worked evenings long ago may still do so.
  const isOld = ({ unit }: Line) => !isOfTimes && unit.job !== null && (jobs[unit.job]?.yearsAgo ?? 0) > LONG_AGO
  return witnesses.every(isOld) ? { remark: 'Langer dan tien jaar geleden', factor: 0.7 } : null
}

/**
 * What stands against a line: it says no, it is about another country, it only tells what somebody would
 * like, it is copied from the vacancy, or its job is to write about others.
 */
export const objectionTo = (
  { unit, share }: Line,
  group: TermGroup,
  { asksWillingness, isShownAtDistance, standsInCountry }: AskedQuestion,
  { isCopied, aboutOthers }: Pick<TermContext, 'isCopied' | 'aboutOthers'>,
): 'denied' | 'intended' | 'elsewhere' | 'copied' | 'about others' | null => {
  const distance = unit.job === null ? undefined : aboutOthers.get(unit.job)
  if (distance !== undefined && !isShownAtDistance(distance)) return 'about others'
  const country = standsInCountry?.(unit) ?? null
  if (country !== null) return country
  if (share < LEAST_TELLING && !SAYS_NEVER.test(unit.text)) return null
  if (isDenied(unit.text, group)) return 'denied'
  if (!asksWillingness && (isStillToLearn(unit.text) || (unit.job === null && isIntended(unit.text)))) return 'intended'
  return isCopied(unit) ? 'copied' : null
}

/** The lines that together show each skill or working time of a row of them; none where one stands nowhere. */
const linesOfSkills = ({ terms, total }: TermGroup, lines: readonly Line[]): readonly Line[] => {
  const skills = terms.flatMap(({ keys: [key = ''], weight }, at) => (/^[#@]/u.test(key) ? [{ at, weight }] : []))
  if (skills.length < 2 || skills.reduce((sum, { weight }) => sum + weight, 0) < total * SKILLS_OF_LIST) return []
  const shows = ({ credits }: Line, at: number): boolean => (credits[at] ?? 0) >= SHOWS_SKILL
  if (!skills.every(({ at }) => lines.some((line) => shows(line, at)))) return []
  return lines.filter((line) => skills.some(({ at }) => shows(line, at)))
}

/** What is asked, made ready once for all candidates. */
export type AskedQuestion = {
  question: TermQuestion
  /** Whether it is asked what somebody would like: then that is no objection. */
  asksWillingness: boolean
  /** Whether who works at a distance from the trade shows it in that work. */
  isShownAtDistance: DistanceTest
  standsInCountry: CountryTest | null
}

/** What the lines that name terms of a question come to, for one way to meet it. */
export const assessGroup = (
  group: TermGroup,
  touched: readonly Line[],
  { jobs }: PreparedCandidate,
  asked: AskedQuestion,
  context: TermContext,
): Finding => {
  if (touched.length === 0) return NOTHING
  const { claimsCount, hasStanding = false, acceptsWilling = false } = asked.question
  const objections = touched.map((line) => objectionTo(line, group, asked, context))
  const lines = touched.filter((_, at) => objections[at] === null).toSorted(byShare)
  const willing = acceptsWilling
    ? touched.find(({ unit, share }) => share >= PARTLY_IN_LINE && isWilling(unit.text))
    : undefined
  const without = (reason: Finding): Finding => (willing ? { ...WILLING, proofs: proofsOf([willing], 1) } : reason)
  const nothing = without(objections.includes('denied') ? DENIED : objections.includes('intended') ? INTENDED : NOTHING)
  const [top] = lines
  if (!top) return nothing
  const bestJob = Math.max(0, ...jobSharesOf(group, lines).values())
  const anywhere = wholeShare(group, lines)
  const degree = Math.max(top.share, bestJob, anywhere * 0.85)
  const onlyClaims = !claimsCount && context.claims !== 'whole'
  const areNothing = onlyClaims && context.claims === 'nothing'
  const strong = lines.filter(({ share }) => share >= MET_IN_LINE)
  const isMetAtOnce = strong.length > 0 || bestJob >= MET_IN_JOB
  const together = isMetAtOnce ? [] : linesOfSkills(group, lines)
  if (!isMetAtOnce && together.length === 0) {
    // 'React: nee' isn't mended by lines that only come near.
    const isDeniedOutright = touched.some(({ share }, at) => objections[at] === 'denied' && share >= MET_IN_LINE)
    if (isDeniedOutright) return without({ ...DENIED, degree: degree * REMNANT })
    const isPartly = top.share >= PARTLY_IN_LINE || bestJob >= PARTLY_IN_JOB || anywhere >= PARTLY_ANYWHERE
    return isPartly && !(onlyClaims && lines.slice(0, 2).every(isBare))
      ? { state: 'partly', proofs: proofsOf(lines, 2), remark: null, degree }
      : { ...nothing, degree: degree * REMNANT }
  }
  const ofJobs = lines.filter(({ unit }) => unit.job !== null)
  const witnesses = [strong, together].find((some) => some.length > 0) ?? ofJobs
  const proofs = proofsOf(witnesses, MOST_PROOFS)
  if (areNothing && witnesses.every(isBare)) return { ...CLAIMED, degree: degree * CLAIM_REMNANT }
  const isDoubted = context.claims === 'nothing' && (context.isPretended || witnesses.every(isClaim))
  if (hasStanding && isDoubted && !witnesses.some(isDated))
    return { ...NOTHING, remark: UNPROVEN, degree: degree * CLAIM_REMNANT }
  const standings = hasStanding ? witnesses.map(({ unit }) => standingOf(unit.text, group, context.today)) : []
  const isValid = standings.includes('valid')
  if (!isValid && standings.includes('expired'))
    return without({ ...NOTHING, remark: 'Niet meer geldig', degree: degree * REMNANT })
  if (!isValid && standings.includes('pending'))
    return {
      state: acceptsWilling ? 'met' : 'partly',
      proofs,
      remark: 'Aangevraagd of nog in opleiding',
      degree: degree * 0.6,
    }
  const reservation = reservationOf(
    witnesses,
    jobs,
    onlyClaims,
    group.terms.every(({ keys: [key = ''] }) => key.startsWith('@')),
  )
  return reservation === null
    ? { state: 'met', proofs, remark: null, degree }
    : { state: 'partly', proofs, remark: reservation.remark, degree: degree * reservation.factor }
}
