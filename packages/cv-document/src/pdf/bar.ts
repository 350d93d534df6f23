import type { Rectangle } from './painted-box.ts'

/** How thick a drawn line may be, and how long at least, in points. */
const THICKEST = 2
const SHORTEST = 4
const SHORTEST_RULE = 20

/** Whether a path is an upright line: one drawn between two skills, or between two columns of a table. */
export const isBar = ({ width, height }: Rectangle): boolean =>
  width <= THICKEST && height >= SHORTEST && height > 3 * width

/** Whether a path is a level line, such as one between two rows of a table. */
export const isRule = ({ width, height }: Rectangle): boolean => height <= THICKEST && width >= SHORTEST_RULE
