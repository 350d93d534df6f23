import { tokens } from '@wervio/ui'
import { createGlobalStyle } from 'styled-components'
import { QUOTE_HIGHLIGHT } from './show-quote.ts'

/** How the quote that a source link leads to looks in the page. */
export const QuoteHighlight = createGlobalStyle`
  ::highlight(${QUOTE_HIGHLIGHT}) {
    background-color: ${tokens.status.signal.soft};
    color: ${tokens.text.base};
    text-decoration: underline 2px ${tokens.status.signal.base};
  }
`
