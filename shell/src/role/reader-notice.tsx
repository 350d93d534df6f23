import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Line = styled.p`
  padding: ${tokens.space[2]} ${tokens.space[8]};
  border-bottom: 1px solid ${tokens.line.base};
  color: ${tokens.text.muted};
  background: ${tokens.surface.sunken};
  font: ${tokens.font.small};
  ${tokens.breakpoint.tablet} {
    padding-inline: ${tokens.space[4]};
  }
`

/** Over every page of somebody who may not change anything, so that a refused change comes as no surprise. */
export const ReaderNotice = () => <Line>Je kunt alles lezen. Wijzigen kan niet met jouw rol.</Line>
