import { tokens } from '@wervio/ui'
import { createGlobalStyle } from 'styled-components'
import { QUOTE_HIGHLIGHT } from './show-quote.ts'

/** The look of a quote in the page that a source link leads to. */
export const QuoteHighlight = createGlobalStyle`
  ::highlight(${QUOTE_HIGHLIGHT}) {
    background-color: ${tokens.status.signal.soft};
    color: ${tokens.text.base};
    text-decoration: underline 2px ${tokens.status.signal.base};
  }
`
