import { analyzeMatch, calculateMatch, messages, type MatchAnalysis } from '@wervio/contracts'
import { implement, ServiceError, type IncomingFile } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { answerOnce } from '../../answering/answer-call.ts'
import { readUpload, type Exchange } from '../../cv/read-upload.ts'
import type { Parsers } from '../../cv/workers/parsers.ts'
import { chooseEngine } from '../../engines/choose-engine.ts'
import type { Engine } from '../../engines/engine.ts'
import { matchedFieldsOf } from '../candidate/candidate.ts'
import { namelessCandidate } from '../candidate/nameless.ts'
import { madeByRules, matchesOf } from '../results/answers.ts'
import type { Matching } from '../results/matching.ts'
import { scoreCandidate } from '../results/score.ts'
import { adviceItems } from './advice-source.ts'
import { adviceOf } from './advice.ts'

/** One for each candidate of a long list. */
const RATE_LIMIT = { max: 120, seconds: 60 }

type Options = {
  matching: Matching
  parsers: Parsers
  /** Words the advice, unless the caller asks for the rules. */
  engine: Engine
  rules: Engine
  today: () => string
}

/** An advice of another form than was asked for is what the specification calls matching data of an invalid form. */
const ofValidForm = async <T>(advice: Promise<T>): Promise<T> => {
  try {
    return await advice
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'engine_invalid_answer') throw error
    throw new ServiceError(error.code, { message: messages.matchingDataInvalid, cause: error.cause })
  }
}

/** Where a PDF may begin. */
const HEADER_BYTES = 1_024
const acceptPdf = (bytes: Uint8Array): void => {
  if (!Buffer.from(bytes.subarray(0, HEADER_BYTES)).includes('%PDF-'))
    throw new ServiceError('file_type_refused', { message: messages.cvRefused })
}

/** A form without its file or its vacancy is one that isn't filled in yet. */
const filledIn = async <T>(part: Promise<T>): Promise<T> => {
  try {
    return await part
  } catch (error) {
    if (!(error instanceof ServiceError) || !['bad_request', 'validation_failed'].includes(error.code)) throw error
    const { code, extra } = error
    throw new ServiceError(code, { message: messages.matchAnalysisIncomplete, extra, cause: error })
  }
}

/** One CV beside a vacancy. Nothing of it is stored. */
export const analysisRoutes = (app: FastifyInstance, { matching, parsers, engine, rules, today }: Options): void => {
  type Upload = { receive: () => Promise<IncomingFile>; readForm: () => Promise<{ vacancy_id: string }> }

  const analyze = ({ receive, readForm }: Upload, exchange: Exchange, writer: Engine): Promise<MatchAnalysis> =>
    answerOnce(async (options) => {
      const reading = {
        receive: () => filledIn(receive()),
        accept: acceptPdf,
        withSource: false,
        signal: options.signal,
      }
      const cv = await rules.readCv(await readUpload(parsers, reading, exchange), options)
      const { vacancy_id } = await filledIn(readForm())
      const list = await matching.list(exchange.recruiter, vacancy_id)
      if (!list) throw new ServiceError('not_found', { message: messages.vacancyNotFound })
      const { requirements } = list
      const candidate = namelessCandidate({ ...matchedFieldsOf(cv), cv_text: cv.cv_text, name: cv.name })
      const { findings, score } = scoreCandidate(list, candidate, today())
      const labelsOf = (state: string) =>
        requirements.flatMap(({ label, weight }, at) => (weight > 0 && findings[at]?.state === state ? [label] : []))
      const made_by = madeByRules(new Date().toISOString())
      const byRules = { advice: adviceOf(requirements, findings, score, cv.warnings), made_by, warnings: [] }
      const items = adviceItems(requirements, findings, cv.name)
      const {
        advice,
        made_by: advice_made_by,
        warnings,
      } = await ofValidForm(writer.adviseOnMatch({ items, byRules }, options))
      return {
        match_percentage: score.percentage,
        matching_skills: labelsOf('met'),
        missing_skills: labelsOf('missing'),
        recommendations: advice,
        points: score.points,
        maximum: score.maximum,
        requirements: [...requirements],
        matches: matchesOf(requirements, findings, 'het CV'),
        made_by,
        advice_made_by,
        uses_taxonomy: list.taxonomy !== null,
        warnings: [...cv.warnings, ...list.warnings, ...warnings],
      }
    }, exchange.reply)

  implement(
    app,
    calculateMatch,
    async ({ receive, readForm, ...exchange }) => {
      const { match_percentage, recommendations } = await analyze({ receive, readForm }, exchange, rules)
      const made_by = madeByRules(new Date().toISOString())
      return { match_percentage, analysis: recommendations.algemene_analyse, made_by }
    },
    { rateLimit: RATE_LIMIT },
  )
  implement(
    app,
    analyzeMatch,
    ({ receive, readForm, query, identity, ...exchange }) =>
      analyze({ receive, readForm }, exchange, chooseEngine({ engine, rules }, query.engine, identity)),
    { rateLimit: RATE_LIMIT },
  )
}
