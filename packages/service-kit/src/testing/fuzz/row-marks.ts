import type { RowKind } from '@wervio/contracts'
import { ABSENT } from './awkward.ts'

/** Whose row a request names. */
export const sides = ['own', 'foreign'] as const
export type Side = (typeof sides)[number]

/** The rows of one organisation, by kind; of some there is a second one, under a name of its own. */
export type Rows = Readonly<Partial<Record<string, string>>>

/** Stands in a request for the id of a row; made of characters that an address leaves as they are. */
export const markOf = (side: Side, kind: string): string => `~${side}.${kind}~`

/** What a field of a body or a query names, by its name. */
const kindsByField: readonly [RegExp, RowKind][] = [
  [/^vacanc(y|ies)|vacancyId/i, 'vacancy'],
  [/candidate|other_id|merge_with/i, 'candidate'],
  [/recording/i, 'recording'],
  [/meeting/i, 'meeting'],
  [/company_profile/i, 'company_profile'],
  [/template/i, 'mail_template'],
  [/colleague|recruiter|account/i, 'colleague'],
  [/application|decision/i, 'application'],
  [/consent/i, 'consent'],
  [/scorecard/i, 'scorecard'],
]

export const kindOfField = (name: string): RowKind | null =>
  kindsByField.find(([pattern]) => pattern.test(name))?.[1] ?? null

/** Fills in the ids; a kind without a row becomes an id that no row has. */
export const fillMarks = (text: string, rows: Record<Side, Rows>): string =>
  text.replace(/~(own|foreign)\.(\w+)~/g, (_mark, side: Side, kind: string) => rows[side][kind] ?? ABSENT)
