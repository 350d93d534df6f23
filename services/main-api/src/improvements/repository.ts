import { keyFigureKinds, type Improvements, type ImprovementRecord, type KeyFigureKind } from '@wervio/contracts'
import type { Recruiter, Position } from '@wervio/service-kit'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Sql } from '../platform/database.ts'
import type { Card } from './cards/card.ts'
import { emptyVacancies } from './cards/empty-vacancies.ts'
import { firstResponse } from './cards/first-response.ts'
import { hireSpeed } from './cards/hire-speed.ts'
import { resultsMissed, unlawfulQuestionsAsked } from './cards/interviews.ts'
import { rejections } from './cards/rejections.ts'
import { stalled } from './cards/stalled.ts'
import { withdrawals } from './cards/withdrawals.ts'
import { readFigure } from './figures/read-figure.ts'
import { readFigureRecords } from './figures/read-records.ts'
import { dayOf } from '../platform/day-of.ts'
import { beginOf, daysOf, nowOf, type FigureQuestion } from './period.ts'
import { hiddenCards } from './table.ts'

const rules = [stalled, withdrawals, rejections, emptyVacancies, firstResponse, unlawfulQuestionsAsked, resultsMissed]

/** Improvements first, as the page has them; of one type the higher impact. */
const ORDER = ['improvement', 'positive', 'attention']
const byWeight = (a: Card, b: Card): number =>
  Number(b.impact === 'high') - Number(a.impact === 'high') || ORDER.indexOf(a.type) - ORDER.indexOf(b.type)

const readHidden = async (connection: Sql, { accountId }: Recruiter, question: FigureQuestion) => {
  const rows = await connection
    .select({ key: hiddenCards.key, until: hiddenCards.until })
    .from(hiddenCards)
    .where(
      and(
        eq(hiddenCards.account_id, accountId),
        sql`(${hiddenCards.until} is null or ${hiddenCards.until} > ${nowOf(question)})`,
      ),
    )
  return new Map(rows.map(({ key, until }) => [key, { until }]))
}

const readDays = async (connection: Sql, question: FigureQuestion): Promise<Pick<Improvements, 'from' | 'until'>> => {
  const from = daysOf(question) === null ? sql`null` : dayOf(beginOf(question))
  const { rows } = await connection.execute<{ from: string | null; until: string }>(
    sql`select ${from}::text as from, ${dayOf(nowOf(question))}::text as until`,
  )
  const [row] = rows
  if (!row) throw new Error('a period without days')
  return row
}

/** Figures and cards on the procedures of the recruiter's organisation. Who was erased is in none of them. */
export const createImprovementRepository = (database: Database) => ({
  read: (recruiter: Recruiter, question: FigureQuestion): Promise<Improvements> =>
    database.asReader(recruiter, async ({ sql: connection }) => {
      const { organisationId } = recruiter
      const figures: Improvements['figures'] = []
      for (const kind of keyFigureKinds) figures.push(await readFigure(connection, organisationId, kind, question))
      const cards: (Card | null)[] = figures.filter(({ kind }) => kind === 'time_to_hire').map(hireSpeed)
      for (const rule of rules) cards.push(await rule(connection, organisationId, question))
      const hidden = await readHidden(connection, recruiter, question)
      return {
        ...(await readDays(connection, question)),
        figures,
        cards: cards
          .filter((card) => card !== null)
          .toSorted(byWeight)
          .map((card) => ({ ...card, hidden: hidden.get(card.key) ?? null })),
      }
    }),

  /** The records behind a figure, newest first, at most `limit`, after a position. */
  records: (
    recruiter: Recruiter,
    kind: KeyFigureKind,
    question: FigureQuestion,
    page: { limit: number; from: Position | null },
  ): Promise<ImprovementRecord[]> =>
    database.asReader(recruiter, ({ sql: connection }) =>
      readFigureRecords(connection, recruiter.organisationId, kind, question, page),
    ),

  /** Puts a card away for days (null: until it is brought back), or brings it back (0). */
  hide: (
    { accountId, organisationId }: Recruiter,
    { key, days }: { key: string; days: number | null },
  ): Promise<unknown> =>
    database.asRecruiter({ accountId, organisationId }, (connection) => {
      if (days === 0)
        return connection
          .delete(hiddenCards)
          .where(and(eq(hiddenCards.account_id, accountId), eq(hiddenCards.key, key)))
      const until = days === null ? sql`null` : sql`now() + make_interval(days => ${days}::int)`
      return connection
        .insert(hiddenCards)
        .values({ account_id: accountId, organisation_id: organisationId, key, until })
        .onConflictDoUpdate({
          target: [hiddenCards.account_id, hiddenCards.key],
          set: { until, at: sql`clock_timestamp()` },
        })
    }),
})

export type ImprovementRepository = ReturnType<typeof createImprovementRepository>
