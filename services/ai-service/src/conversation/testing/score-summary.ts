import { setAsideKinds, type SummarySentence } from '@wervio/contracts'
import type { SummaryParts } from '../summary/summarise.ts'
import type { LabelledConversation, LineLabel } from './labelled-conversation.ts'

const FIELDS = ['agreements', 'open questions', 'set aside', 'STAR'] as const
export type Field = (typeof FIELDS)[number]

/** What was right, of what was found, of what there was. */
export type Counts = { right: number; found: number; labelled: number }

const STAR = ['situation', 'task', 'action', 'result'] as const
const isSetAside = (label: LineLabel): boolean => (setAsideKinds as readonly string[]).includes(label)

const fieldOf = (label: LineLabel): Field =>
  label === 'agreement' ? 'agreements' : label === 'open' ? 'open questions' : isSetAside(label) ? 'set aside' : 'STAR'

const firstPosition = ({ sources: [source] }: SummarySentence): number => source?.position ?? -1

/** What a summary says of each position, in the words of the labels. */
const claimsOf = (summary: SummaryParts): string[] => [
  ...new Set([
    ...summary.agreements.map((one) => `${firstPosition(one)} agreement`),
    ...summary.open_questions.map((one) => `${firstPosition(one)} open`),
    ...summary.set_aside.map(({ position, kind }) => `${position} ${kind}`),
    ...summary.competencies.flatMap((answer) =>
      STAR.flatMap((part) => answer[part].map((one) => `${firstPosition(one)} ${part}`)),
    ),
  ]),
]

const labelIn = (claim: string): LineLabel => claim.slice(claim.indexOf(' ') + 1) as LineLabel

/** Compares a summary with the labels of its conversation; `mistakes` are for whoever works on the rules. */
export const scoreSummary = (
  summary: SummaryParts,
  { labels, name, conversation }: LabelledConversation,
): { counts: Record<Field, Counts>; mistakes: string[] } => {
  const claims = claimsOf(summary)
  const truths = labels.map(({ position, label }) => `${position} ${label}`)
  const of = (list: readonly string[], field: Field) => list.filter((one) => fieldOf(labelIn(one)) === field)
  const countsOf = (field: Field): Counts => ({
    right: of(claims, field).filter((claim) => truths.includes(claim)).length,
    found: of(claims, field).length,
    labelled: of(truths, field).length,
  })
  const line = (claim: string) => `${claim}: ${conversation.segments[Number.parseInt(claim, 10)]?.text ?? ''}`
  return {
    counts: {
      agreements: countsOf('agreements'),
      'open questions': countsOf('open questions'),
      'set aside': countsOf('set aside'),
      STAR: countsOf('STAR'),
    },
    mistakes: [
      ...claims.filter((one) => !truths.includes(one)).map((one) => `${name}: too much: ${line(one)}`),
      ...truths.filter((one) => !claims.includes(one)).map((one) => `${name}: missed: ${line(one)}`),
    ],
  }
}

/** Of nothing found or nothing labelled the share is 1. */
export const precisionOf = ({ right, found }: Counts): number => (found === 0 ? 1 : right / found)
export const recallOf = ({ right, labelled }: Counts): number => (labelled === 0 ? 1 : right / labelled)
