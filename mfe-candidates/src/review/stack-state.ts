import {
  cvCountText,
  importItemStatuses,
  importLeftText,
  importWorkText,
  isOneOf,
  type ImportItemStatus,
  type ImportItemSummary,
} from '@wervio/contracts'
import { numberText, type Tone } from '@wervio/ui'
import { CircleAlert, CircleCheck, CircleDashed, Eye, LoaderCircle, type LucideIcon } from 'lucide-react'

/** How each step of a CV looks; the word always stands beside the icon. */
type ItemLook = { label: string; tone: Tone; icon: LucideIcon }
const itemLooks: Record<ImportItemStatus, ItemLook> = {
  waiting: { label: 'Wacht', tone: 'neutral', icon: CircleDashed },
  reading: { label: 'Wordt gelezen', tone: 'blue', icon: LoaderCircle },
  ready: { label: 'Na te kijken', tone: 'amber', icon: Eye },
  failed: { label: 'Niet gelezen', tone: 'red', icon: CircleAlert },
  saved: { label: 'Opgeslagen', tone: 'green', icon: CircleCheck },
}

/** The look of a step; one that this version doesn't know is shown by its own word. */
export const itemLook = (status: ImportItemSummary['status']): ItemLook =>
  isOneOf(importItemStatuses, status) ? itemLooks[status] : { label: status, tone: 'neutral', icon: CircleDashed }

/** What to call a CV: the name in it, or of its file. */
export const itemName = ({ name, file_name }: Pick<ImportItemSummary, 'name' | 'file_name'>): string =>
  name ?? file_name

/** Whether it is still to be read. */
export const isBeingRead = ({ status }: Pick<ImportItemSummary, 'status'>): boolean =>
  status === 'waiting' || status === 'reading'

/** Whether it waits for the recruiter. */
export const needsReview = ({ status }: Pick<ImportItemSummary, 'status'>): boolean =>
  status === 'ready' || status === 'failed'

/** The next CV to look at after this one, round the end of the list; null when none is left. */
export const nextForReview = (items: readonly ImportItemSummary[], after: string | null): ImportItemSummary | null => {
  const at = items.findIndex(({ id }) => id === after)
  const rotatedItems = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))]
  return rotatedItems.find((item) => item.id !== after && needsReview(item)) ?? null
}

/** Whether this is the only CV that is left: all others are saved. */
export const isLastOf = (items: readonly Pick<ImportItemSummary, 'id' | 'status'>[], { id }: { id: string }): boolean =>
  items.every((item) => item.id === id || item.status === 'saved')

export type StackCounts = { total: number; read: number; review: number; saved: number; failed: number }

export const countStack = (items: readonly ImportItemSummary[]): StackCounts => {
  const countOf = (...statuses: ImportItemSummary['status'][]) =>
    items.filter(({ status }) => statuses.includes(status)).length
  return {
    total: items.length,
    read: countOf('ready', 'failed', 'saved'),
    review: countOf('ready'),
    saved: countOf('saved'),
    failed: countOf('failed'),
  }
}

/**
 * What was read of a stack and what is left to do, in Dutch; `sending` and `unsent` are files that aren't in it yet.
 */
export const stackText = (
  { total, read, review, failed }: StackCounts,
  { sending, unsent }: { sending: number; unsent: number },
): string => {
  const totalCount = total + sending
  return [
    read < totalCount
      ? `${numberText(read)} van ${cvCountText(totalCount)} gelezen`
      : `${cvCountText(totalCount)} gelezen`,
    ...(review > 0 ? [`${review} na te kijken`] : []),
    ...(failed > 0 ? [`${failed} niet gelezen`] : []),
    ...(unsent > 0 ? [`${unsent} niet verstuurd`] : []),
  ].join(' · ')
}

/** The same counts as the service gives of a whole stack. */
const progressOf = ({ total, read, review, failed, saved }: StackCounts) => ({
  to_review: review + failed,
  unread: total - read,
  saved,
})

/** What is left to do of a stack, and what is done, in Dutch. */
export const leftText = (counts: StackCounts): string => importLeftText(progressOf(counts))

/**
 * How many CVs of these stacks wait for the recruiter or, while none does, are being read, in Dutch; null without
 * either.
 */
export const workText = (stacks: readonly StackCounts[]): string | null => importWorkText(stacks.map(progressOf))
