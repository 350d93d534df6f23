import { css, styled } from 'styled-components'
import { tokens, type Space } from '../theme/tokens.ts'

type CardProps = {
  /** Padding in steps of 4 px (default 5); 0 for a card whose sections have their own. */
  padding?: Space | 0
  /** Lifts under the pointer: only for a card that is a link or button as a whole. */
  interactive?: boolean
}

const lift = css`
  text-decoration: none;
  transition:
    border-color ${tokens.motion.quick},
    box-shadow ${tokens.motion.quick};
  &:hover {
    border-color: ${tokens.line.strong};
    box-shadow: ${tokens.shadow.high};
  }
`

/** A raised surface. `as` makes it a section, article, link … */
export const Card = styled.div.withConfig({
  shouldForwardProp: (prop) => prop !== 'padding' && prop !== 'interactive',
})<CardProps>`
  display: block;
  min-width: 0;
  padding: ${({ padding = 5 }) => (padding === 0 ? '0' : tokens.space[padding])};
  background: ${tokens.surface.raised};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.card};
  box-shadow: ${tokens.shadow.low};
  ${({ interactive }) => interactive && lift}
`
