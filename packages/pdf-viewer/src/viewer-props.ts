import type { PageHighlight, Quote } from './highlight.ts'

export type PdfViewerProps = {
  /** The file; another one is opened as soon as it changes. */
  content: Blob
  /** A place to go to and light up. Keep the object while it should stay: a new one goes there again. */
  highlight?: PageHighlight | null
  /** Words to find and light up; where the text doesn't have them, `highlight` is lit. */
  quote?: Quote | null
  /**
   * Where keys turn pages: in the viewer alone (beside a form), or anywhere on the page (in a dialog). Never where
   * somebody types.
   */
  keys?: 'viewer' | 'anywhere'
  /** Distance from the top of what scrolls at which the controls stay; a CSS length. */
  controlsTop?: string
  /** What is being loaded. */
  loading?: string
}
