import type { Rectangle } from './painted.ts'

/** How thick and how high an upright stroke between words may be, in points. */
const THICKEST = 2
const LOWEST = 4
const HIGHEST = 24

/** Whether a path is an upright stroke as high as a line of text, such as one drawn between two skills. */
export const isBar = ({ width, height }: Rectangle): boolean => width <= THICKEST && height >= LOWEST && height <= HIGHEST && height > 3 * width
