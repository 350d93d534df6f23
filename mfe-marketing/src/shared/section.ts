import { styled } from 'styled-components'
import { tokens } from '@wervio/ui'

/** A part of a public page: the page's width and its breathing space. */
export const Section = styled.section`
  width: 100%;
  max-width: calc(${tokens.width.content} + 2 * ${tokens.space[8]});
  margin-inline: auto;
  padding: ${tokens.space[16]} ${tokens.space[8]};
  ${tokens.breakpoint.tablet} {
    padding: ${tokens.space[12]} ${tokens.space[4]};
  }
  ${tokens.breakpoint.phone} {
    padding: ${tokens.space[10]} ${tokens.space[4]};
  }
`
