import { tokens } from '@wervio/ui'
import { css } from 'styled-components'
import { placeStyle } from '../text-check/place-style.ts'

/** How a publication text looks, read and written. */
export const textStyle = css`
  /* At most 75 letters a line: 0 is wider than most of them. */
  max-width: 52ch;
  font: ${tokens.font.body};
  font-size: 1rem;
  line-height: 1.65;
  overflow-wrap: anywhere;
  > * + * {
    margin-top: ${tokens.space[3]};
  }
  > * + :is(h1, h2, h3) {
    margin-top: ${tokens.space[7]};
  }
  h1 {
    font: ${tokens.font.title};
    letter-spacing: ${tokens.tracking.title};
  }
  h2 {
    font: ${tokens.font.section};
    letter-spacing: ${tokens.tracking.card};
  }
  h3 {
    font: ${tokens.font.card};
    letter-spacing: ${tokens.tracking.card};
  }
  ul,
  ol {
    padding-left: 1.25rem;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: ${tokens.space[1]};
  }
  li::marker {
    color: ${tokens.accent.base};
  }
  strong {
    font-weight: 650;
  }
  /* The typeface has no italics of its own; without this they look like any word. */
  em {
    font-synthesis: style;
  }
  a {
    color: ${tokens.accent.base};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  blockquote {
    padding-left: ${tokens.space[4]};
    border-left: 3px solid ${tokens.line.strong};
    color: ${tokens.text.muted};
  }
  ${placeStyle}
`
