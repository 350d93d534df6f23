import type { PreparedCandidate, PreparedJob } from '../candidate/prepared.ts'
import type { Unit, UnitKind } from '../candidate/units.ts'
import type { MatchTaxonomy } from '../titles/same-occupation.ts'
import { askedTerms } from '../words/asked-terms.ts'
import { createTermIndex, raise, shareOf, termGroupOf, type TermGroup } from '../words/term-index.ts'
import { bestOf, DENIED, NOTHING, type Finding } from './finding.ts'

/** Shares of what is asked from which it is met or partly met, in one line, over the lines of one job, or over the whole CV. */
const MET_IN_LINE = 0.66
const MET_IN_JOB = 0.8
const PARTLY_IN_LINE = 0.4
const PARTLY_IN_JOB = 0.5
const PARTLY_ANYWHERE = 0.7
/** Lines that say less than this don't count towards the whole. */
const LEAST_SHARE = 0.12
/** Lines that say less than this aren't looked at for denials. */
const LEAST_TELLING = 0.3
/** Years after which something that was done counts in part. */
const LONG_AGO = 10
const MOST_PROOFS = 3
const LIGHT_WEIGHT = 0.2

const DENIAL = /(?<!\p{L})(?:geen|niet|nooit|zonder|no|not|never|without|don't|lack)\s(?:\p{L}+\s){0,3}$/iu
/** 'De SKJ-registratie heb ik niet'. */
const DENIAL_BEHIND =
  /^[\p{L}-]{0,30}\s(?:heb ik|bezit ik|ontbreekt|is)\s?(?:nog )?(?:niet|geen|ontbreekt)|^[\p{L}-]{0,30}: ?(?:nee|geen|no|none)(?!\p{L})/iu
const DENIAL_REACH = 60
const UNDER_WAY =
  /(?<!\p{L})(?:bezig met|in opleiding|volg momenteel|aan het leren|wil leren|wil graag|currently (?:studying|learning)|working towards|in training|verlopen|expired|leerling|gestart met|binnenkort)(?!\p{L})/iu
/** A certificate that ran out is none, and one that was applied for is none yet. */
const EXPIRED =
  /(?<!\p{L})(?:verlopen|vervallen|niet (?:meer )?(?:verlengd|geldig)|expired|lapsed|not renewed|no longer valid|uitgeschreven|doorgehaald)(?!\p{L})/iu
const PENDING =
  /(?<!\p{L})(?:aanvraag|in aanvraag|aangevraagd|ingediend|in behandeling|pending|applied for|application|in progress|bezig|gestart|in opleiding|verwacht|expected)(?!\p{L})/iu
/** Characters behind its name in which the standing of a certificate is told. */
const STANDING_REACH = 70
/** The next certificate of a list, not what follows of this one: 'SKJ tot 2021, daarna niet verlengd'. */
const NEXT_OF_LIST = /[;,](?!\s*(?:daarna|nog|niet|not|since|sinds|inmiddels|now|nu)(?!\p{L}))/iu
const ALTERNATIVES =
  /\s*(?:,|\/|;|\(|\)|(?<!\p{L})(?:of|or|en\/of|and\/or|ofwel|bijvoorbeeld|bijv\.?|bv\.?|zoals|such as|e\.g\.|i\.e\.)(?!\p{L}))\s*/iu
const OFFERS_CHOICE = /(?<!\p{L})(?:of|or|bijvoorbeeld|bijv\.?|bv\.?|zoals|such as|e\.g\.)(?!\p{L})|\//iu
const LEAST_WEIGHT = 0.9

/** Claims: what somebody says of themselves without a job in which they did it. */
const CLAIMS: ReadonlySet<UnitKind> = new Set(['skill', 'summary', 'title'])

/** What is looked for by its words. */
export type TermQuestion = {
  text: string
  /** A claim alone is enough, as for traits and certificates. */
  claimsCount: boolean
  /** Whether who did this in a job does the work that is asked for. */
  isWork: boolean
  /** It is valid, ran out or was applied for, as certificates are. */
  hasStanding?: boolean
  /** Words that count for little here: 'registratie' beside 'BIG'. */
  light?: RegExp
}

/** What is known of a candidate before their words are read. */
export type TermContext = {
  /** Whether a job of theirs is of the family that is asked for: a claim then counts. */
  isKin: boolean
  /** Whether a line is copied from the vacancy. */
  isCopied: (unit: Unit) => boolean
}

const LANGUAGES: readonly string[] = ['nl', 'en']
const MOST_LABELS = 20

/** The other names of a skill, in the languages of CVs. Misspellings are left out. */
const labelsOf = (phrase: string, taxonomy: MatchTaxonomy): string[] =>
  taxonomy
    .alternatives(phrase, 'skill')
    .filter(({ kind, language }) => kind !== 'hidden' && LANGUAGES.includes(language))
    .slice(0, MOST_LABELS)
    .map(({ label }) => label)

/** The ways to meet a question: as a whole, by each alternative that it offers, and by the other names of these. */
function groupsOf({ text, light }: TermQuestion, taxonomy: MatchTaxonomy | null): TermGroup[] {
  const parts = OFFERS_CHOICE.test(text) ? text.split(ALTERNATIVES) : []
  const labels = taxonomy ? [text, ...parts].flatMap((part) => labelsOf(part, taxonomy)) : []
  return [text, ...parts, ...labels]
    .map(askedTerms)
    .map((terms) =>
      termGroupOf(terms.map((term) => (light?.test(term.text) ? { ...term, weight: LIGHT_WEIGHT } : term))),
    )
    .filter(({ total }, at) => (at === 0 ? total > 0 : total >= LEAST_WEIGHT))
}

type Line = { unit: Unit; credits: readonly number[]; share: number }

const isDenied = ({ text }: Unit, { terms }: TermGroup): boolean => {
  const lowered = text.toLowerCase()
  return terms.some(({ text: word }) => {
    const at = lowered.indexOf(word.toLowerCase())
    if (at < 0) return false
    const end = at + word.length
    return (
      DENIAL.test(text.slice(Math.max(0, at - DENIAL_REACH), at)) ||
      DENIAL_BEHIND.test(text.slice(end, end + DENIAL_REACH))
    )
  })
}

/** Whether what stands behind the words that are asked for says this of them. */
const says = (pattern: RegExp, { terms }: TermGroup, { unit: { text } }: Line): boolean => {
  const lowered = text.toLowerCase()
  return terms.some(({ text: word }) => {
    const at = lowered.indexOf(word.toLowerCase())
    if (at < 0) return false
    const [standing = ''] = text.slice(at, at + word.length + STANDING_REACH).split(NEXT_OF_LIST, 1)
    return pattern.test(standing)
  })
}

const proofsOf = (lines: readonly Line[], most: number) =>
  lines.slice(0, most).map(({ unit }) => ({ path: unit.path, quote: unit.text }))

const byShare = (one: Line, other: Line): number =>
  other.share - one.share || Number(CLAIMS.has(one.unit.kind)) - Number(CLAIMS.has(other.unit.kind))

/** What the lines of each job say together, by the number of the job. */
function jobSharesOf(group: TermGroup, lines: readonly Line[]): Map<number, number> {
  const byJob = new Map<number, number[]>()
  for (const { unit, credits } of lines) {
    if (unit.job === null) continue
    const jobCredits = byJob.get(unit.job) ?? []
    raise(jobCredits, credits)
    byJob.set(unit.job, jobCredits)
  }
  return new Map([...byJob].map(([job, credits]) => [job, shareOf(group, credits)]))
}

function wholeShare(group: TermGroup, lines: readonly Line[]): number {
  const credits: number[] = []
  for (const line of lines) raise(credits, line.credits)
  return shareOf(group, credits)
}

/** What takes something off a requirement that was met; null when nothing does. */
function reservationOf(
  witnesses: readonly Line[],
  jobs: readonly PreparedJob[],
  onlyClaims: boolean,
): { remark: string; factor: number } | null {
  if (witnesses.every(({ unit }) => UNDER_WAY.test(unit.text)))
    return { remark: 'Nog in opleiding of niet meer geldig', factor: 0.6 }
  if (onlyClaims && witnesses.every(({ unit }) => CLAIMS.has(unit.kind)))
    return { remark: 'Genoemd, niet gezien in het werk', factor: 0.6 }
  const isOld = ({ unit }: Line) => unit.job !== null && (jobs[unit.job]?.yearsAgo ?? 0) > LONG_AGO
  return witnesses.every(isOld) ? { remark: 'Langer dan tien jaar geleden', factor: 0.7 } : null
}

function assessGroup(
  group: TermGroup,
  touched: readonly Line[],
  candidate: PreparedCandidate,
  { claimsCount, hasStanding = false }: TermQuestion,
  { isKin, isCopied }: TermContext,
): Finding {
  const lines = touched
    .filter(({ unit, share }) => share < LEAST_TELLING || !(isDenied(unit, group) || isCopied(unit)))
    .toSorted(byShare)
  const denied = touched.some(({ unit, share }) => share >= LEAST_TELLING && isDenied(unit, group)) ? DENIED : NOTHING
  const [top] = lines
  if (!top) return denied
  const bestJob = Math.max(0, ...jobSharesOf(group, lines).values())
  const anywhere = wholeShare(group, lines)
  const degree = Math.max(top.share, bestJob, anywhere * 0.85)
  const onlyClaims = !claimsCount && !isKin
  const strong = lines.filter(({ share }) => share >= MET_IN_LINE)
  if (strong.length === 0 && bestJob < MET_IN_JOB) {
    const proofLines = lines.slice(0, 2)
    const isPartly = top.share >= PARTLY_IN_LINE || bestJob >= PARTLY_IN_JOB || anywhere >= PARTLY_ANYWHERE
    return isPartly && !(onlyClaims && proofLines.every(({ unit }) => CLAIMS.has(unit.kind)))
      ? { state: 'partly', proofs: proofsOf(lines, 2), remark: null, degree }
      : { ...denied, degree: degree * 0.3 }
  }
  const witnesses = strong.length > 0 ? strong : lines.filter(({ unit }) => unit.job !== null)
  const proofs = proofsOf(witnesses, MOST_PROOFS)
  if (hasStanding && witnesses.some((line) => says(EXPIRED, group, line)))
    return { ...NOTHING, remark: 'Niet meer geldig', degree: degree * 0.3 }
  if (hasStanding && witnesses.some((line) => says(PENDING, group, line)))
    return { state: 'partly', proofs, remark: 'Aangevraagd of nog in opleiding', degree: degree * 0.6 }
  const reservation = reservationOf(witnesses, candidate.jobs, onlyClaims)
  return reservation === null
    ? { state: 'met', proofs, remark: null, degree }
    : { state: 'partly', proofs, remark: reservation.remark, degree: degree * reservation.factor }
}

/** Share of the tasks and skills that a job must show to be the work that is asked for, whatever its title. */
const WORK_SHARE = 0.34
/** A job shows a task from this share of its words. */
const SHOWN_IN_JOB = 0.5
/** With fewer tasks and skills than this nothing is said of somebody's work. */
const LEAST_WORK = 3

/** What the words of a candidate come to. */
export type TermResult = {
  /** In the order of the questions. */
  findings: readonly Finding[]
  /** Numbers of the jobs in which the candidate did the work that is asked for. */
  workJobs: ReadonlySet<number>
}

/** Looks for what several texts ask in the lines of a candidate. */
export function createTermAssessments(questions: readonly TermQuestion[], taxonomy: MatchTaxonomy | null = null) {
  const asked = questions.map((question) => ({ question, groups: groupsOf(question, taxonomy) }))
  const groups = asked.flatMap((one) => one.groups)
  const index = createTermIndex(groups)
  const workCount = questions.filter(({ isWork }) => isWork).length

  const linesOf = ({ units }: PreparedCandidate): Line[][] => {
    const linesByGroup: Line[][] = groups.map(() => [])
    for (const unit of units) {
      const credits = index.creditsOf(unit.keys)
      if (credits === null) continue
      for (const [group, groupCredits] of credits) {
        const termGroup = groups[group]
        const share = termGroup ? shareOf(termGroup, groupCredits) : 0
        if (share >= LEAST_SHARE) linesByGroup[group]?.push({ unit, credits: groupCredits, share })
      }
    }
    return linesByGroup
  }

  const workJobsOf = (linesByQuestion: readonly (readonly (readonly Line[])[])[]): Set<number> => {
    if (workCount < LEAST_WORK) return new Set()
    const counts = new Map<number, number>()
    for (const [at, { question, groups: own }] of asked.entries()) {
      if (!question.isWork) continue
      const shown = own.flatMap((group, number) =>
        [...jobSharesOf(group, linesByQuestion[at]?.[number] ?? [])].flatMap(([job, share]) =>
          share >= SHOWN_IN_JOB ? [job] : [],
        ),
      )
      for (const job of new Set(shown)) counts.set(job, (counts.get(job) ?? 0) + 1)
    }
    return new Set([...counts].flatMap(([job, count]) => (count / workCount >= WORK_SHARE ? [job] : [])))
  }

  return (candidate: PreparedCandidate, { isKin, isCopied }: TermContext): TermResult => {
    const lines = linesOf(candidate)
    let next = 0
    const linesByQuestion = asked.map(({ groups: own }) => {
      next += own.length
      return lines.slice(next - own.length, next)
    })
    const workJobs = workJobsOf(linesByQuestion)
    const context = { isKin: isKin || workJobs.size > 0, isCopied }
    const findings = asked.map(({ question, groups: own }, at) =>
      own
        .map((group, number) => assessGroup(group, linesByQuestion[at]?.[number] ?? [], candidate, question, context))
        .reduce(bestOf, NOTHING),
    )
    return { findings, workJobs }
  }
}
