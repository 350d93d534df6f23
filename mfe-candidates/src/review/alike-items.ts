import type { ImportItemSummary } from '@wervio/contracts'

type Reasons = NonNullable<ImportItemSummary['alike_items']>[number]['reasons']
/** Another CV of the stack that may be of the same person. */
export type AlikeItem = {
  item: ImportItemSummary
  /** Its place in the list; 1 is the first. */
  number: number
  reasons: Reasons
  /** Whether the names are the same instead of nearly. */
  hasSameName: boolean
}

/**
 * Other CVs of the stack that may be of the same person and aren't saved yet; one that is saved is a candidate, whom
 * the service names as a duplicate.
 */
export const alikeItemsOf = (
  items: readonly ImportItemSummary[],
  { name, alike_items = [] }: ImportItemSummary,
): AlikeItem[] =>
  items.flatMap((item, index) => {
    const alike = alike_items.find(({ item_id }) => item_id === item.id)
    return alike && item.status !== 'saved'
      ? [{ item, number: index + 1, reasons: alike.reasons, hasSameName: item.name === name }]
      : []
  })

/** Places in the list of those CVs. */
export const alikeNumbersOf = (items: readonly ImportItemSummary[], item: ImportItemSummary): number[] =>
  alikeItemsOf(items, item).map(({ number }) => number)
