import type { ImportItemStatus, ImportItemSummary } from '@wervio/contracts'
import type { Tone } from '@wervio/ui'
import { CircleAlert, CircleCheck, CircleDashed, Eye, LoaderCircle, type LucideIcon } from 'lucide-react'

/** How each step of a CV looks; the word always stands beside the icon. */
export const itemLooks: Record<ImportItemStatus, { label: string; tone: Tone; icon: LucideIcon }> = {
  waiting: { label: 'Wacht', tone: 'neutral', icon: CircleDashed },
  reading: { label: 'Wordt gelezen', tone: 'blue', icon: LoaderCircle },
  ready: { label: 'Na te kijken', tone: 'amber', icon: Eye },
  failed: { label: 'Niet gelezen', tone: 'red', icon: CircleAlert },
  saved: { label: 'Opgeslagen', tone: 'green', icon: CircleCheck },
}

/** What to call a CV: the name in it, or of its file. */
export const itemName = ({ name, file_name }: Pick<ImportItemSummary, 'name' | 'file_name'>): string =>
  name ?? file_name

/** Whether it waits for the recruiter. */
export const forReview = ({ status }: Pick<ImportItemSummary, 'status'>): boolean =>
  status === 'ready' || status === 'failed'

/** The next CV to look at after this one, round the end of the list; null when none is left. */
export const nextForReview = (items: readonly ImportItemSummary[], after: string | null): ImportItemSummary | null => {
  const at = items.findIndex(({ id }) => id === after)
  const turned = [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0))]
  return turned.find((item) => item.id !== after && forReview(item)) ?? null
}

export type StackCounts = { total: number; read: number; review: number; saved: number; failed: number }

export const countStack = (items: readonly ImportItemSummary[]): StackCounts => {
  const of = (...statuses: ImportItemStatus[]) => items.filter(({ status }) => statuses.includes(status)).length
  return {
    total: items.length,
    read: of('ready', 'failed', 'saved'),
    review: of('ready'),
    saved: of('saved'),
    failed: of('failed'),
  }
}
