import type { MadeBy, MatchProposal, MatchProposals, Requirement } from '@wervio/contracts'
import { describeError, type Recruiter } from '@wervio/service-kit'
import type { Transaction } from '../../platform/accounts.ts'
import { settingsOf } from '../../platform/settings-of.ts'
import { readCandidates } from '../results/repository.ts'
import { scoreCandidate } from '../results/score.ts'
import { matchedCandidateOf } from '../rows.ts'
import type { Matching } from '../results/matching.ts'
import { calibrationTexts, measuredSimilarity } from './calibration.ts'
import { cosine } from './cosine.ts'
import { evidenceInSaid, type SaidEvidence } from '../interviews/said-evidence.ts'
import { isOfInterview, readInterviews } from '../interviews/interviews.ts'
import type { Said } from '../interviews/said.ts'
import type { MatchedCandidate } from '../candidate/candidate.ts'
import { evidenceOf } from '../results/answers.ts'
import type { Embedder } from './embedder.ts'
import { canBeProposed, holdsLabel, passagesOf, quotable, type Passage } from './passages.ts'
import { readVectors, readVerdicts, writeVectors, writeVerdict, type VerdictRow } from './repository.ts'

/** Milliseconds after a failure in which an endpoint isn't asked again. */
const PAUSE_MS = 30_000
/** Labels whose place stays in memory: those of some fifty vacancies. */
const MOST_LABELS = 2_000
const MOST_PROPOSALS = 12

type Options = {
  transaction: Transaction
  matching: Matching
  embedder: Embedder | null
  /** ISO 8601. */
  today: () => string
  /** Aborts when the service stops. */
  signal: AbortSignal
  /** An endpoint that failed, without a word of anybody's data. */
  onFailed: (failure: object) => void
  now?: () => number
}

type Near = { requirement: Requirement; passage: Passage; similarity: number }
type Pair = { vacancyId: string; candidateId: string }

type Known = { candidate: MatchedCandidate; said: readonly Said[]; verdicts: readonly VerdictRow[] }

const verdictOn = (verdicts: readonly VerdictRow[], { id }: Requirement, quoted: string): MatchProposal['verdict'] =>
  verdicts.find(({ requirement_id, quote }) => requirement_id === id && quote === quoted)?.verdict ?? null

const nearProposal = ({ requirement, passage, similarity }: Near, verdicts: readonly VerdictRow[]): MatchProposal => ({
  requirement_id: requirement.id,
  evidence: evidenceOf({ path: passage.path, quote: passage.text }),
  similarity,
  verdict: verdictOn(verdicts, requirement, passage.text),
})

const saidProposal = ({ requirement, said }: SaidEvidence, verdicts: readonly VerdictRow[]): MatchProposal => ({
  requirement_id: requirement.id,
  evidence: evidenceOf(said),
  similarity: null,
  verdict: verdictOn(verdicts, requirement, said.quote),
})

/** The sentence of an interview that a verdict is about, recorded or noted, if any. */
const saidOf = (quotes: readonly Said[], { path, quote }: Pick<VerdictRow, 'path' | 'quote'>): Said | undefined =>
  quotes.find((sentence) => sentence.path === path && sentence.quote === quote)

/** Whether the candidate's CV or interviews hold the words of a verdict. */
const holds = ({ candidate, said }: Known, verdict: Pick<VerdictRow, 'path' | 'quote'>): boolean =>
  isOfInterview(verdict.path)
    ? saidOf(said, verdict) !== undefined
    : quotable(candidate).some(({ text }) => text === verdict.quote)

const confirmedProposals = (knownPair: Known): MatchProposal[] =>
  knownPair.verdicts
    .filter((verdict) => verdict.verdict === 'confirmed' && holds(knownPair, verdict))
    .map((verdict) => ({
      requirement_id: verdict.requirement_id,
      evidence: evidenceOf(saidOf(knownPair.said, verdict) ?? { path: verdict.path, quote: verdict.quote }),
      similarity: null,
      verdict: verdict.verdict,
    }))

/** Asks the model, and remembers what doesn't change: the limit that was measured, and where labels lie. */
const createPlaces = (embedder: Embedder, signal: AbortSignal) => {
  const labels = new Map<string, readonly number[]>()
  let limit: Promise<number | null> | null = null
  const measure = async (): Promise<number | null> =>
    embedder.similarity ?? measuredSimilarity(await embedder.embed(calibrationTexts(), signal))
  return {
    limit: async (): Promise<number | null> => {
      limit ??= measure()
      try {
        return await limit
      } catch (error) {
        limit = null
        throw error
      }
    },
    ofLabels: async (texts: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> => {
      const unknown = [...new Set(texts.filter((text) => !labels.has(text)))]
      const vectors = await embedder.embed(unknown, signal)
      for (const [at, text] of unknown.entries()) labels.set(text, vectors[at] ?? [])
      const places = new Map(texts.map((text) => [text, labels.get(text) ?? []]))
      for (const text of [...labels.keys()].slice(0, Math.max(0, labels.size - MOST_LABELS))) labels.delete(text)
      return places
    },
  }
}

/**
 * Places of a CV that may show what the rules didn't find. A recruiter says whether they do; until then they count
 * nothing.
 */
export const createProposals = ({
  transaction,
  matching,
  embedder,
  today,
  signal,
  onFailed,
  now = () => performance.now(),
}: Options) => {
  const places = embedder && createPlaces(embedder, signal)
  let failedAt: number | null = null

  /** Where the passages lie; those that weren't kept are asked for, and kept. */
  const vectorsOf = async (
    recruiter: Recruiter,
    { embed, model }: Embedder,
    candidateId: string,
    passages: readonly Passage[],
  ) => {
    const stored = await transaction(settingsOf(recruiter), (connection) => readVectors(connection, candidateId, model))
    const absent = passages.filter(({ id }) => !stored.has(id))
    if (absent.length === 0 && stored.size === passages.length) return stored
    const missingVectors = await embed(
      absent.map(({ text }) => text),
      signal,
    )
    const vectors = new Map(absent.map(({ id }, at) => [id, missingVectors[at] ?? []]))
    await transaction(settingsOf(recruiter), (connection) =>
      writeVectors(connection, recruiter.organisationId, {
        candidateId,
        model,
        vectors,
        passages: passages.map(({ id }) => id),
      }),
    )
    return new Map([...stored, ...vectors])
  }

  /** The nearest place for each requirement, above the limit; null when the model is of no use. */
  const nearestOf = async (
    recruiter: Recruiter,
    candidateId: string,
    asked: readonly Requirement[],
    passages: readonly Passage[],
  ): Promise<Near[] | null> => {
    if (!embedder || !places || asked.length === 0 || passages.length === 0) return []
    const limit = await places.limit()
    if (limit === null) return null
    const labels = await places.ofLabels(asked.map(({ label }) => label))
    const vectors = await vectorsOf(recruiter, embedder, candidateId, passages)
    return asked
      .flatMap((requirement) => {
        const place = labels.get(requirement.label) ?? []
        const [best] = passages
          .filter((passage) => !holdsLabel(passage, requirement))
          .map((passage) => ({ requirement, passage, similarity: cosine(place, vectors.get(passage.id) ?? []) }))
          .toSorted((one, other) => other.similarity - one.similarity)
        return best && best.similarity > limit ? [best] : []
      })
      .toSorted((one, other) => other.similarity - one.similarity)
      .slice(0, MOST_PROPOSALS)
  }

  const attempt = async (work: () => Promise<Near[] | null>): Promise<Near[] | 'unavailable' | 'unfit'> => {
    if (failedAt !== null && now() - failedAt < PAUSE_MS) return 'unavailable'
    try {
      const near = await work()
      failedAt = null
      return near ?? 'unfit'
    } catch (error) {
      failedAt = now()
      onFailed({ failure: describeError(error) })
      return 'unavailable'
    }
  }

  const read = async (recruiter: Recruiter, { vacancyId, candidateId }: Pair) => {
    const list = await matching.list(recruiter, vacancyId)
    if (!list) return null
    return transaction(settingsOf(recruiter), async (connection) => {
      const [row] = await readCandidates(connection, [candidateId])
      return row
        ? {
            list,
            candidate: matchedCandidateOf(row),
            said: (await readInterviews(connection, [candidateId])).get(candidateId) ?? [],
            verdicts: await readVerdicts(connection, vacancyId, [candidateId]),
          }
        : null
    })
  }

  return {
    /** Null without the vacancy or the candidate. */
    list: async (recruiter: Recruiter, pair: Pair): Promise<MatchProposals | null> => {
      const knownPair = await read(recruiter, pair)
      if (!knownPair) return null
      const { list, candidate, said, verdicts } = knownPair
      // A confirmed place is shown whatever the model says, so that it can be taken back.
      const confirmed = confirmedProposals(knownPair)
      const { findings } = scoreCandidate(list, candidate, today())
      const isOpen = ({ id }: Requirement, proposals: readonly MatchProposal[]) =>
        !proposals.some(({ requirement_id }) => requirement_id === id)
      const inSaid = evidenceInSaid(list, candidate, { said, findings, today: today() }).flatMap((one) =>
        isOpen(one.requirement, confirmed) ? [saidProposal(one, verdicts)] : [],
      )
      const certain = [...confirmed, ...inSaid]
      if (!embedder) return { state: 'off', proposals: certain, made_by: null }
      const openRequirements = list.requirements.filter(
        (requirement, at) =>
          canBeProposed(requirement) && findings[at]?.state === 'missing' && isOpen(requirement, certain),
      )
      const near = await attempt(() => nearestOf(recruiter, pair.candidateId, openRequirements, passagesOf(candidate)))
      const made_by: MadeBy = { engine: 'openai-compatible', model: embedder.model, at: new Date().toISOString() }
      return typeof near === 'string'
        ? { state: near, proposals: certain, made_by }
        : { state: 'ready', proposals: [...certain, ...near.map((one) => nearProposal(one, verdicts))], made_by }
    },

    /**
     * Keeps what a recruiter says of a place; false without the vacancy, the candidate, the requirement or the words.
     */
    judge: async (
      recruiter: Recruiter,
      { vacancyId, candidateId }: Pair,
      verdict: Pick<VerdictRow, 'requirement_id' | 'path' | 'quote'> & { verdict: VerdictRow['verdict'] | null },
    ): Promise<boolean> => {
      const knownPair = await read(recruiter, { vacancyId, candidateId })
      if (!knownPair?.list.requirements.some(({ id }) => id === verdict.requirement_id)) return false
      if (verdict.verdict !== null && !holds(knownPair, verdict)) return false
      await transaction(settingsOf(recruiter), (connection) =>
        writeVerdict(connection, recruiter, { vacancyId, candidate_id: candidateId, ...verdict }),
      )
      return true
    },
  }
}
export type Proposals = ReturnType<typeof createProposals>
