import { isOpen, type PipelineMatch } from '@wervio/applications'

/** The groups of candidates to show; the keys stand in the address. */
export const shownGroups = { alle: 'Alle', loopt: 'Loopt', afgesloten: 'Afgesloten' } as const
export type ShownGroup = keyof typeof shownGroups

/** The orders of the list; the keys stand in the address. */
export const orders = {
  score: 'Matchscore',
  fase: 'Verst in de procedure',
  gewijzigd: 'Laatst gewijzigd',
  naam: 'Naam',
} as const
export type ListOrder = keyof typeof orders

const byName = (a: PipelineMatch, b: PipelineMatch) => a.name.localeCompare(b.name, 'nl') || a.id.localeCompare(b.id)

const comparisons: Record<ListOrder, (a: PipelineMatch, b: PipelineMatch) => number> = {
  score: (a, b) => (b.matchPercentage ?? -1) - (a.matchPercentage ?? -1),
  fase: (a, b) => b.application.stage - a.application.stage,
  gewijzigd: (a, b) => b.application.updated_at.localeCompare(a.application.updated_at),
  naam: byName,
}

const belongs = (match: PipelineMatch, group: ShownGroup): boolean =>
  group === 'alle' || isOpen(match) === (group === 'loopt')

/** How many are in each group. */
export const groupCounts = (matches: readonly PipelineMatch[]): Record<ShownGroup, number> => {
  const open = matches.filter(isOpen).length
  return { alle: matches.length, loopt: open, afgesloten: matches.length - open }
}

/**
 * The selected candidates in the selected order; equals stay in the order of the service, which knows how much of what
 * is asked was found: a name says nothing about that. `stage` null is every stage.
 */
export const arrange = (
  matches: readonly PipelineMatch[],
  { group, stage, order }: { group: ShownGroup; stage: number | null; order: ListOrder },
): PipelineMatch[] =>
  matches
    .filter((match) => belongs(match, group) && (stage === null || match.application.stage === stage))
    .toSorted(comparisons[order])

/** The same candidates column by column, in which each keeps the order. */
export const byColumn = (matches: readonly PipelineMatch[]): PipelineMatch[] =>
  matches.toSorted((a, b) => a.application.stage - b.application.stage)
