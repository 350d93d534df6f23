/** A rectangle in fractions of the width and height of the page, from its top left. */
export type HighlightBox = { x: number; y: number; width: number; height: number }

/** Rectangles on a page; page 1 is the first. */
export type PagePlace = { page: number; boxes: readonly HighlightBox[] }

/** A place in the document to go to and light up. A new object goes there again. */
export type PageHighlight = PagePlace & {
  /** Other places that belong to it, on this page or others; lit too, and never gone to by themselves. */
  others?: readonly PagePlace[]
}

/** Words to look for in the text of the document. A new object looks again and goes there again. */
export type Quote = { text: string }
