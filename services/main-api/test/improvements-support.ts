import { afterAll, beforeAll, expect } from '@jest/globals'
import {
  improvements,
  improvementRecord,
  type FeedbackCard,
  type Improvements,
  type KeyFigure,
} from '@wervio/contracts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { writePast, type PastStep } from '../src/applications/write-past.ts'
import { createImprovementRepository } from '../src/improvements/repository.ts'
import type { FigureQuestion } from '../src/improvements/period.ts'
import { createDatabase, type Database } from '../src/platform/database.ts'
import { pipelineOf } from './pipeline-support.ts'
import { PATIENT, type Recruiter, type startApp } from './start-app.ts'

/** A step as `2026-03-01T10:00 3 rejected`: its moment in Amsterdam, the stage, the outcome unless it is open. */
export type StepText = string

/** What tests of figures do: write procedures of the past, and read the figures as of a moment. */
export const improvementsOf = (started: ReturnType<typeof startApp>) => {
  const { call, createVacancy, databaseUrl } = started
  const { createCandidate } = pipelineOf(started)
  let database: Database
  beforeAll(() => {
    database = createDatabase({
      url: databaseUrl(),
      connections: 2,
      onLostConnection: () => undefined,
      longestWait: PATIENT,
    })
    database.open()
  })
  afterAll(() => database.close())

  const idsOf = ({ account }: Recruiter) => ({ accountId: account.id, organisationId: account.organisation_id })

  const momentOf = async (text: string): Promise<string> => {
    const { rows } = await database.pool.query<{ at: Date }>(
      `select $1::timestamp at time zone 'Europe/Amsterdam' as at`,
      [text],
    )
    return new Date(rows[0]?.at ?? '').toISOString()
  }
  const stepOf = async (text: StepText, reason: string | null): Promise<PastStep> => {
    const [at = '', stage = '1', outcome = 'open'] = text.split(' ')
    return {
      at: await momentOf(at),
      stage: Number(stage),
      outcome: outcome as PastStep['outcome'],
      reason: outcome === 'open' ? null : reason,
    }
  }

  return {
    own: idsOf,
    database: () => database,
    momentOf,
    /** A procedure that went so, for a vacancy of `posted`; returns the ids. */
    went: async (
      owner: Recruiter,
      texts: readonly StepText[],
      {
        posted,
        vacancyId,
        candidateId,
        reason = null,
      }: { posted?: string; vacancyId?: string; candidateId?: string; reason?: string | null } = {},
    ) => {
      const vacancy = vacancyId ?? (await createVacancy(owner.token)).id
      const candidate = candidateId ?? (await createCandidate(owner.token)).id
      const steps: PastStep[] = []
      for (const text of texts) steps.push(await stepOf(text, reason))
      // Before the transaction: PGlite's connections take turns.
      const postedAt = posted === undefined ? null : await momentOf(posted)
      await database.asRecruiter(idsOf(owner), async (transaction) => {
        await writePast(transaction, idsOf(owner), [{ vacancyId: vacancy, candidateId: candidate, steps }])
        if (postedAt !== null)
          await transaction.execute(sql`update main.vacancies set created_at = ${postedAt} where id = ${vacancy}`)
      })
      return { vacancy, candidate }
    },
    /** Everything as of a moment in Amsterdam. */
    asOf: async (
      owner: Recruiter,
      moment: string,
      question: Partial<Omit<FigureQuestion, 'now'>> = {},
    ): Promise<Improvements> =>
      improvements.parse(
        await createImprovementRepository(database).read(idsOf(owner), {
          period: '30',
          start: 'application',
          ...question,
          now: new Date(await momentOf(moment)),
        }),
      ),
    recordsOf: async (token: string, query: string) => {
      const answer = await call(token, { url: `/api/improvement-records?${query}` })
      expect([answer.statusCode, answer.payload.slice(0, 200)]).toEqual([200, expect.any(String)])
      return { records: z.array(improvementRecord).parse(answer.json()), link: answer.headers['link'] }
    },
  }
}

export const figureOf = ({ figures }: Improvements, kind: KeyFigure['kind']): KeyFigure => {
  const figure = figures.find((one) => one.kind === kind)
  if (!figure) throw new Error(`no figure ${kind}`)
  return figure
}
export const cardOf = ({ cards }: Improvements, rule: FeedbackCard['rule']): FeedbackCard | null =>
  cards.find((card) => card.rule === rule) ?? null
