import type { Requirement, RequirementState } from '@wervio/contracts'
import type { Sql } from '@wervio/service-kit/database'
import type { Finding, Proof } from '../assess/finding.ts'
import { readCandidates } from '../results/repository.ts'
import { isOfInterview, readInterviews } from '../interviews/interviews.ts'
import type { Said } from '../interviews/said.ts'
import { matchedCandidateOf } from '../rows.ts'
import { weigh, type Score } from '../results/score.ts'
import { quotable } from './passages.ts'
import { readVerdicts, type VerdictRow } from './repository.ts'

const REMARK = 'Bevestigd door een recruiter'

/** What recruiters confirmed, by requirement, of each candidate. */
export type Confirmed = ReadonlyMap<string, ReadonlyMap<string, Proof>>

const quotesOf = (row: Parameters<typeof matchedCandidateOf>[0]): ReadonlySet<string> => {
  try {
    return new Set(quotable(matchedCandidateOf(row)).map(({ text }) => text))
  } catch {
    // A profile that can't be read has no score either.
    return new Set()
  }
}

/** What was confirmed, where the CV, the recording or the note still holds it; null where it doesn't. */
const proofOf = ({ path, quote }: VerdictRow, quotes: ReadonlySet<string>, said: readonly Said[] = []): Proof | null =>
  isOfInterview(path)
    ? (said.find((sentence) => sentence.quote === quote && sentence.path === path) ?? null)
    : quotes.has(quote)
      ? { path, quote }
      : null

const idsOf = (verdicts: readonly VerdictRow[]): string[] => [...new Set(verdicts.map((one) => one.candidate_id))]

/** What recruiters confirmed of these candidates, as far as their CV or their interviews still hold the words. */
export const readConfirmed = async (
  connection: Sql,
  vacancyId: string,
  candidateIds: readonly string[],
): Promise<Confirmed> => {
  const verdicts = (await readVerdicts(connection, vacancyId, candidateIds)).filter(
    ({ verdict }) => verdict === 'confirmed',
  )
  const rows = await readCandidates(connection, idsOf(verdicts))
  const interviews = await readInterviews(connection, idsOf(verdicts.filter(({ path }) => isOfInterview(path))))
  return new Map(
    rows.map((row) => {
      const quotes = quotesOf(row)
      const proofs = verdicts
        .filter(({ candidate_id }) => candidate_id === row.id)
        .map((verdict) => [verdict.requirement_id, proofOf(verdict, quotes, interviews.get(row.id))] as const)
      return [row.id, new Map(proofs.filter((entry): entry is [string, Proof] => entry[1] !== null))]
    }),
  )
}

/** A finding with what a recruiter confirmed; what the rules found themselves stays. */
export const withConfirmed = (
  requirements: readonly Requirement[],
  findings: readonly Finding[],
  proofs: ReadonlyMap<string, Proof> | undefined,
): readonly Finding[] =>
  proofs === undefined || proofs.size === 0
    ? findings
    : findings.map((finding, at) => {
        const proof = proofs.get(requirements[at]?.id ?? '')
        return proof && finding.state === 'missing'
          ? { state: 'met', proofs: [proof], remark: REMARK, degree: 1 }
          : finding
      })

/** A score with what a recruiter confirmed. */
export const scoreWithConfirmed = (
  requirements: readonly Requirement[],
  score: Score,
  proofs: ReadonlyMap<string, Proof> | undefined,
): Score => {
  if (proofs === undefined || proofs.size === 0 || score.failure !== null) return score
  const isConfirmed = (at: number) => score.states[at] === 'missing' && proofs.has(requirements[at]?.id ?? '')
  const states = score.states.map((state, at): RequirementState => (isConfirmed(at) ? 'met' : state))
  const findings = score.findings.map((finding, at): Score['findings'][number] =>
    isConfirmed(at) ? [1, REMARK, true] : finding,
  )
  return weigh(requirements, states, findings, score.years)
}
