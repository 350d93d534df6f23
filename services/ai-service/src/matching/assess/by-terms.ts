import type { PreparedCandidate } from '../candidate/prepared.ts'
import type { Unit, UnitKind } from '../candidate/units.ts'
import { askedTerms, creditOf, type AskedTerm } from '../words/asked-terms.ts'
import { bestOf, NOTHING, type Finding } from './finding.ts'

/** Shares of what is asked from which it is met or partly met, in one line or over the lines of one job. */
const MET_IN_LINE = 0.66
const MET_IN_JOB = 0.8
const PARTLY_IN_LINE = 0.4
const PARTLY_IN_JOB = 0.5
const PARTLY_ANYWHERE = 0.7
/** Years after which something that was done counts in part. */
const LONG_AGO = 10
const MOST_PROOFS = 3

const DENIAL = /(?<!\p{L})(?:geen|niet|nooit|zonder|no|not|never|without|don't|lack)\s(?:\p{L}+\s){0,3}$/iu
/** 'De SKJ-registratie heb ik niet'. */
const DENIAL_BEHIND =
  /^[\p{L}-]*\s(?:heb ik|bezit ik|ontbreekt|is)\s?(?:nog )?(?:niet|geen|ontbreekt)|^[\p{L}-]*: ?(?:nee|geen|no|none)(?!\p{L})/iu
const UNDER_WAY =
  /(?<!\p{L})(?:bezig met|in opleiding|volg momenteel|aan het leren|wil leren|wil graag|currently (?:studying|learning)|working towards|in training|verlopen|expired|leerling|gestart met|binnenkort)(?!\p{L})/iu
const ALTERNATIVES =
  /\s*(?:,|\/|;|\(|\)|(?<!\p{L})(?:of|or|en\/of|and\/or|ofwel|bijvoorbeeld|bijv\.?|bv\.?|zoals|such as|e\.g\.|i\.e\.)(?!\p{L}))\s*/iu
const OFFERS_CHOICE = /(?<!\p{L})(?:of|or|bijvoorbeeld|bijv\.?|bv\.?|zoals|such as|e\.g\.)(?!\p{L})|\//iu
const LEAST_WEIGHT = 0.9

/** One way to meet what is asked. */
type Variant = { terms: readonly AskedTerm[]; total: number }

const totalOf = (terms: readonly AskedTerm[]): number => terms.reduce((sum, { weight }) => sum + weight, 0)

function variantsOf(text: string, alternatives?: (phrase: string) => readonly string[]): Variant[] {
  const whole = askedTerms(text, alternatives)
  const parts = OFFERS_CHOICE.test(text)
    ? text
        .split(ALTERNATIVES)
        .map((part) => askedTerms(part, alternatives))
        .filter((terms) => totalOf(terms) >= LEAST_WEIGHT)
    : []
  return [whole, ...parts].map((terms) => ({ terms, total: totalOf(terms) })).filter(({ total }) => total > 0)
}

type UnitCredits = { unit: Unit; credits: readonly number[] }

export type TermAssessment = (
  candidate: PreparedCandidate,
  options: { isKin: boolean; ignored: ReadonlySet<Unit> },
) => Finding

const isDenied = ({ text }: Unit, { terms }: Variant): boolean =>
  terms.some(({ text: word }) => {
    const at = text.toLowerCase().indexOf(word.toLowerCase())
    return at >= 0 && (DENIAL.test(text.slice(0, at)) || DENIAL_BEHIND.test(text.slice(at + word.length)))
  })

/** Claims: what somebody says of themselves without a job in which they did it. */
const CLAIMS: ReadonlySet<UnitKind> = new Set(['skill', 'summary', 'title'])

export type TermOptions = {
  /** A claim alone is enough, as for traits and certificates. */
  claimsCount: boolean
  /** Keys of other labels of a phrase. */
  alternatives?: (phrase: string) => readonly string[]
  /** Words that count for little here: 'registratie' beside 'BIG'. */
  light?: RegExp
}

const LIGHT_WEIGHT = 0.2

/** Looks for what a text asks in the lines of a candidate. */
export function createTermAssessment(text: string, { claimsCount, alternatives, light }: TermOptions): TermAssessment {
  const variants = variantsOf(text, alternatives).map(({ terms }) => {
    const weighed = terms.map((term) => (light?.test(term.text) ? { ...term, weight: LIGHT_WEIGHT } : term))
    return { terms: weighed, total: totalOf(weighed) }
  })
  // A candidate says the same words as the one before: what a word is worth is computed once.
  const memo = variants.map(() => new Map<string, readonly number[]>())
  const creditsOf = (variant: Variant, at: number, key: string): readonly number[] => {
    const cache = memo[at] ?? new Map<string, readonly number[]>()
    const cachedCredits = cache.get(key)
    if (cachedCredits) return cachedCredits
    const credits = variant.terms.map((term) => creditOf(term, key))
    const kept = credits.some((credit) => credit > 0) ? credits : NO_CREDITS
    cache.set(key, kept)
    return kept
  }
  const best = (lists: Iterable<readonly number[]>, length: number): number[] => {
    const result = Array.from({ length }, () => 0)
    for (const list of lists)
      for (let at = 0; at < list.length; at += 1) result[at] = Math.max(result[at] ?? 0, list[at] ?? 0)
    return result
  }
  const shareOf = ({ terms, total }: Variant, credits: readonly number[]): number =>
    terms.reduce((sum, { weight }, at) => sum + weight * (credits[at] ?? 0), 0) / total

  const assessVariant = (
    variant: Variant,
    index: number,
    candidate: PreparedCandidate,
    isKin: boolean,
    ignored: ReadonlySet<Unit>,
  ): Finding => {
    const length = variant.terms.length
    const touched: UnitCredits[] = []
    for (const unit of candidate.units) {
      if (ignored.has(unit)) continue
      const lists = unit.keys.map((key) => creditsOf(variant, index, key)).filter((credits) => credits !== NO_CREDITS)
      if (lists.length > 0) touched.push({ unit, credits: best(lists, length) })
    }
    const said = touched.filter(({ unit }) => !isDenied(unit, variant))
    if (said.length === 0) return NOTHING
    const ranked = said
      .map(({ unit, credits }) => ({ unit, credits, share: shareOf(variant, credits) }))
      .toSorted(
        (one, other) =>
          other.share - one.share || Number(CLAIMS.has(one.unit.kind)) - Number(CLAIMS.has(other.unit.kind)),
      )
    const [top] = ranked
    if (!top) return NOTHING
    const jobShares = candidate.jobs.map(({ at }) =>
      shareOf(
        variant,
        best(
          said.filter(({ unit }) => unit.job === at).map(({ credits }) => credits),
          length,
        ),
      ),
    )
    const bestJob = Math.max(0, ...jobShares)
    const anywhere = shareOf(
      variant,
      best(
        said.map(({ credits }) => credits),
        length,
      ),
    )
    const isMet = top.share >= MET_IN_LINE || bestJob >= MET_IN_JOB
    const isPartly = top.share >= PARTLY_IN_LINE || bestJob >= PARTLY_IN_JOB || anywhere >= PARTLY_ANYWHERE
    if (!isMet && !isPartly) return { ...NOTHING, degree: anywhere * 0.3 }
    const strong = ranked.filter(({ share }) => share >= MET_IN_LINE)
    const proofs = (strong.length > 0 ? strong : ranked).slice(0, strong.length > 0 ? MOST_PROOFS : 2)
    const proof = proofs.map(({ unit }) => ({ path: unit.path, quote: unit.text }))
    const degree = Math.max(top.share, bestJob, anywhere * 0.85)
    const onlyClaims = !claimsCount && !isKin
    if (!isMet)
      return onlyClaims && proofs.every(({ unit }) => CLAIMS.has(unit.kind))
        ? { ...NOTHING, degree: degree * 0.3 }
        : { state: 'partly', proofs: proof, remark: null, degree }
    const witnesses = strong.length > 0 ? strong : ranked.filter(({ unit }) => unit.job !== null)
    if (witnesses.every(({ unit }) => UNDER_WAY.test(unit.text)))
      return { state: 'partly', proofs: proof, remark: 'Nog in opleiding of niet meer geldig', degree: degree * 0.6 }
    if (onlyClaims && witnesses.every(({ unit }) => CLAIMS.has(unit.kind)))
      return { state: 'partly', proofs: proof, remark: 'Genoemd, niet gezien in het werk', degree: degree * 0.6 }
    const jobs = new Map(candidate.jobs.map((job) => [job.at, job]))
    const isOld = witnesses.every(({ unit }) => unit.job !== null && (jobs.get(unit.job)?.yearsAgo ?? 0) > LONG_AGO)
    if (isOld) return { state: 'partly', proofs: proof, remark: 'Langer dan tien jaar geleden', degree: degree * 0.7 }
    return { state: 'met', proofs: proof, remark: null, degree }
  }

  return (candidate, { isKin, ignored }) =>
    variants.map((variant, index) => assessVariant(variant, index, candidate, isKin, ignored)).reduce(bestOf, NOTHING)
}

const NO_CREDITS: readonly number[] = []
