import {
  getMatchDetails,
  getMatchingStatus,
  getOpenMatching,
  getRequirements,
  listVacancyFits,
  matchCandidates,
  messages,
  resetRequirements,
  runSwapTest,
  saveRequirements,
} from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { OpenVacancies } from './refresh/open-vacancies.ts'
import type { RequirementLists } from './requirements/requirement-lists.ts'
import type { Matching } from './results/matching.ts'

/** Each may hold 500 candidates beside a vacancy. */
const MATCH_LIMIT = { max: 20, seconds: 60 }

/** Each holds 200 candidates beside a vacancy, six times. */
const SWAP_LIMIT = { max: 6, seconds: 60 }

const notFound = (message: string) => new ServiceError('not_found', { message })

/** An id that can't be one names nothing. */
const idOf = (id: string, message: string): string => {
  if (!z.uuid().safeParse(id).success) throw notFound(message)
  return id.toLowerCase()
}

const required = <T>(answer: T | null, message: string): T => {
  if (answer === null) throw notFound(message)
  return answer
}

/** Requirements of vacancies, and the scores of candidates. */
export const matchingRoutes = (
  app: FastifyInstance,
  {
    requirements,
    matching,
    openVacancies,
  }: { requirements: RequirementLists; matching: Matching; openVacancies: OpenVacancies },
): void => {
  const vacancyOf = ({ id }: { id: string }) => idOf(id, messages.vacancyNotFound)

  implement(app, getRequirements, async ({ recruiter, params }) =>
    required(await requirements.read(recruiter, vacancyOf(params)), messages.vacancyNotFound),
  )
  implement(app, saveRequirements, async ({ recruiter, params, body }) =>
    required(await requirements.save(recruiter, vacancyOf(params), body), messages.vacancyNotFound),
  )
  implement(app, resetRequirements, async ({ recruiter, params }) =>
    required(await requirements.reset(recruiter, vacancyOf(params)), messages.vacancyNotFound),
  )
  implement(app, getMatchingStatus, async ({ recruiter, params }) =>
    required(await matching.status(recruiter, vacancyOf(params)), messages.vacancyNotFound),
  )
  implement(app, getOpenMatching, ({ recruiter }) => openVacancies.refresh(recruiter))
  implement(app, getMatchDetails, async ({ recruiter, params }) => {
    const [vacancyId, candidateId] = [params.id, params.candidate_id].map((id) => idOf(id, messages.matchNotFound))
    return required(await matching.details(recruiter, vacancyId ?? '', candidateId ?? ''), messages.matchNotFound)
  })
  implement(app, listVacancyFits, async ({ recruiter, params }) =>
    required(await matching.fits(recruiter, idOf(params.id, messages.candidateNotFound)), messages.candidateNotFound),
  )
  implement(
    app,
    matchCandidates,
    async ({ recruiter, body }) => ({
      matches: required(
        await matching.scores(
          recruiter,
          body.vacancy.id,
          body.candidates.map(({ id }) => id),
        ),
        messages.vacancyNotFound,
      ),
    }),
    { rateLimit: MATCH_LIMIT },
  )
  implement(
    app,
    runSwapTest,
    async ({ recruiter, params }) =>
      required(await matching.swapTest(recruiter, vacancyOf(params)), messages.vacancyNotFound),
    { rateLimit: SWAP_LIMIT },
  )
}
