/** The first of all items with the same key, in their order. */
export const distinctBy = <Item extends object>(items: readonly Item[], key: (item: Item) => string): Item[] =>
  [...Map.groupBy(items, key).values()].flatMap(([first]) => first ?? [])
