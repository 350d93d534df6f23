/** A rectangle in fractions of the width and height of the page, from its top left. */
export type Box = { x: number; y: number; width: number; height: number }

/** A place in the document to go to and light up; page 1 is the first. A new object goes there again. */
export type Highlight = { page: number; boxes: readonly Box[] }
