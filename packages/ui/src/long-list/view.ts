/** The views of a list, as they stand in the address. */
export const views = ['cards', 'table'] as const
export type View = (typeof views)[number]
