import { css } from 'styled-components'
import { tokens } from '@wervio/ui'

/** As wide as the content of the public pages, with their gutter. */
export const bounds = css`
  width: min(${tokens.width.content}, 100% - 2 * ${tokens.space[8]});
  margin-inline: auto;
  ${tokens.breakpoint.tablet} {
    width: calc(100% - 2 * ${tokens.space[4]});
  }
`
