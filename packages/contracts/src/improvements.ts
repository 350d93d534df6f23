import './jitless.ts'
import { z } from 'zod'
import { applicationOutcomes } from './applications.ts'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { page } from './list.ts'
import { messages } from './messages.ts'
import { closedEnum, openEnum } from './open-enum.ts'
import { requiredText } from './text.ts'

/** Periods in days, today and the days before it; a day begins at midnight in Amsterdam. */
export const improvementPeriods = ['30', '90', '365', 'all'] as const
export type ImprovementPeriod = (typeof improvementPeriods)[number]

/** From which moment the time to hire counts. */
export const hireStarts = ['application', 'vacancy', 'interview'] as const
export type HireStart = (typeof hireStarts)[number]

export const hireStartLabels: Record<HireStart, string> = {
  application: 'Sollicitatie',
  vacancy: 'Vacature geplaatst',
  interview: 'Eerste gesprek',
}

/** The stages that the figures speak of. */
export const improvementStages = { interview: 3, offer: 5 } as const

export const keyFigureKinds = ['time_to_hire', 'acceptance', 'interviews'] as const
export type KeyFigureKind = (typeof keyFigureKinds)[number]

/** Fewer records than this give no figure. */
export const KEY_FIGURE_MINIMUM = 5

const amount = z.number().min(0)
const count = z.int().nonnegative()

/** A figure of the period: days, a share from 0 to 1, or interviews a week. */
export const keyFigure = z
  .object({
    kind: openEnum(keyFigureKinds),
    /** Null with fewer records than `KEY_FIGURE_MINIMUM`. */
    value: amount.nullable(),
    /** Records behind it. */
    count,
    /** Of the single records, or of single weeks; null where there is none. */
    spread: z.object({ median: amount, least: amount, most: amount }).nullable(),
    /** The same figure of the period of equal length before it; null when all time is asked for. */
    before: z.object({ value: amount.nullable(), count }).nullable(),
    /** Hired people without the chosen start moment, and offers that the organisation took back: not counted. */
    left_out: count,
    /** Offers without an answer: not counted yet. */
    waiting: count,
  })
  .meta({ id: 'KeyFigure' })
export type KeyFigure = z.infer<typeof keyFigure>

/** A procedure, a vacancy or an interview behind a figure or a card. */
export const improvementRecord = z
  .object({
    id: z.uuid(),
    candidate_id: z.uuid().nullable(),
    candidate_name: z.string().nullable(),
    vacancy_id: z.uuid(),
    vacancy_title: z.string(),
    /** When it counts: hired, answered, in the stage, or since when nothing happened. */
    at: z.iso.datetime(),
    /** From when `days` counts; null where nothing is counted. */
    since: z.iso.datetime().nullable(),
    days: count.nullable(),
    stage: z.int().min(1).nullable(),
    outcome: openEnum(applicationOutcomes).nullable(),
    reason: z.string().nullable(),
  })
  .meta({ id: 'ImprovementRecord' })
export type ImprovementRecord = z.infer<typeof improvementRecord>

export const feedbackTypes = ['improvement', 'positive', 'attention'] as const
export type FeedbackType = (typeof feedbackTypes)[number]
export const feedbackTypeLabels: Record<FeedbackType, string> = {
  improvement: 'Verbeterpunt',
  positive: 'Positief',
  attention: 'Aandachtspunt',
}

export const feedbackImpacts = ['high', 'medium'] as const
export const feedbackImpactLabels: Record<(typeof feedbackImpacts)[number], string> = { high: 'Hoog', medium: 'Medium' }

export const feedbackRules = [
  'stalled',
  'withdrawals',
  'rejections',
  'empty_vacancies',
  'first_response',
  'hire_speed',
  'unlawful_questions',
  'missing_results',
] as const
export type FeedbackRule = (typeof feedbackRules)[number]

/** Rules over interviews: the id of a record behind them is that of a recording. */
export const interviewRules: readonly string[] = ['unlawful_questions', 'missing_results']

/** When a rule speaks, and when its impact is high. The screen tells these numbers beside each card. */
export const feedbackThresholds = {
  /** Open procedures in which nothing happened. */
  stalled: { days: 14, high: 5 },
  /** Withdrawals in one stage, and their share of all procedures that ended there. */
  withdrawals: { count: 3, share: 0.2, high: 0.3 },
  /** Rejections with the same reason, and their share of all rejections with a reason. */
  rejections: { count: 3, share: 0.3, high: 0.5 },
  /** Active vacancies without anybody in the procedure. */
  emptyVacancies: { days: 14, high: 30 },
  /** Median days between entering the procedure and the first step after it. */
  firstResponse: { count: 5, quick: 3, slow: 7, high: 14, most: 1_000 },
  /** Change of the average time to hire against the period before. */
  hireSpeed: { share: 0.1, high: 0.25 },
  /** Interviews in which something was spoken of that a recruiter may not ask. */
  unlawfulQuestions: { count: 1, high: 3 },
  /** Interviews with an example that lacks its result, and their share of all interviews with examples. */
  missingResults: { count: 3, share: 0.5, high: 0.75 },
} as const

/** A card that a rule made of the data. */
export const feedbackCard = z
  .object({
    /** The rule with what it speaks of, such as `withdrawals:5`; the same as long as it speaks of the same. */
    key: z.string(),
    rule: openEnum(feedbackRules),
    type: openEnum(feedbackTypes),
    impact: openEnum(feedbackImpacts),
    /** Records behind it; `records` has the first of them. */
    count,
    /** Of how many; null where a share says nothing. */
    total: count.nullable(),
    /** Days, as the rule counts them. */
    days: amount.nullable(),
    /** The days of the period before. */
    days_before: amount.nullable(),
    stage: z.int().min(1).nullable(),
    reason: z.string().nullable(),
    records: z.array(improvementRecord),
    /** Null for a card that is shown; `until` is null when it stays away until somebody brings it back. */
    hidden: z.object({ until: z.iso.datetime().nullable() }).nullable(),
  })
  .meta({ id: 'FeedbackCard' })
export type FeedbackCard = z.infer<typeof feedbackCard>

export const improvements = z
  .object({
    /** First and last day; the first is null when all time is asked for. */
    from: z.iso.date().nullable(),
    until: z.iso.date(),
    figures: z.array(keyFigure),
    cards: z.array(feedbackCard),
  })
  .meta({ id: 'Improvements' })
export type Improvements = z.infer<typeof improvements>

const question = {
  period: closedEnum(improvementPeriods, 'Kies een periode uit de lijst.').default('30'),
  start: closedEnum(hireStarts, 'Kies een beginmoment uit de lijst.').default('application'),
}

export const getImprovements = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/improvements',
  personal: { unlogged: 'numbers and states, nobody’s data' },
  auth: 'recruiter',
  summary: 'Kerncijfers over procedures in een periode, en wat daaruit opvalt; elk cijfer met aantal en spreiding.',
  query: z.object(question),
  responses: { 200: improvements },
  messages: { 401: messages.sessionExpired, fallback: messages.improvementsFailed },
})

export const listImprovementRecords = defineEndpoint({
  service: 'main',
  method: 'GET',
  path: '/api/improvement-records',
  personal: { shows: 'records' },
  auth: 'recruiter',
  summary: 'De procedures achter een kerncijfer, nieuwste eerst. De volgende pagina staat in de Link-header.',
  query: page.extend({ ...question, figure: closedEnum(keyFigureKinds, 'Kies een cijfer uit de lijst.') }),
  responses: { 200: z.array(improvementRecord) },
  messages: { 401: messages.sessionExpired, fallback: messages.improvementRecordsFailed },
})

/** For how many days a recruiter puts a card away; null until they bring it back, 0 brings it back. */
export const hideFeedbackCard = defineEndpoint({
  service: 'main',
  method: 'PUT',
  path: '/api/improvement-cards',
  auth: 'recruiter',
  summary:
    'Legt een inzicht weg voor deze recruiter: voor een aantal dagen (null: tot het wordt teruggezet, 0: terug).',
  body: z
    .object({
      key: requiredText(limits.shortText, 'Kies een inzicht.'),
      days: z
        .int({ error: 'Kies een aantal dagen.' })
        .min(0, { error: 'Kies een aantal dagen.' })
        .max(365, { error: 'Kies hoogstens 365 dagen.' })
        .nullable(),
    })
    .meta({ id: 'HiddenFeedbackCard' }),
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, fallback: messages.improvementHideFailed },
})
