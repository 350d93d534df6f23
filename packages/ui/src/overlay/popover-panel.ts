import { Content } from '@radix-ui/react-popover'
import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

/** Pixels between the panel and what it belongs to, and the least between the panel and the edge of the window. */
export const POPOVER_GAP = 8

export const PopoverPanel = styled(Content)`
  z-index: 60;
  max-width: calc(100vw - ${2 * POPOVER_GAP}px);
  max-height: var(--radix-popover-content-available-height);
  overflow-y: auto;
  background: ${tokens.surface.raised};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.control};
  box-shadow: ${tokens.shadow.high};
  &:focus {
    outline: none;
  }
`
