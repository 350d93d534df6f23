import { tokens } from '@wervio/ui'
import { css, styled } from 'styled-components'

const recruiterStyle = css`
  align-self: flex-end;
  background: ${tokens.accent.base};
  color: ${tokens.accent.on};
  border-bottom-right-radius: 3px;
  white-space: pre-wrap;
`
const assistantStyle = css`
  align-self: stretch;
  background: ${tokens.surface.sunken};
  border-top-left-radius: 3px;
`

/** One message: the recruiter's at the right, the assistant's at the left. */
export const Bubble = styled.div<{ $own?: boolean }>`
  max-width: 100%;
  min-width: 0;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.card};
  overflow-wrap: anywhere;
  ${({ $own }) => ($own ? recruiterStyle : assistantStyle)}
`

/** A row of the list. Rows far outside the screen aren't laid out, so that a long conversation stays fast. */
export const Row = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  min-width: 0;
  content-visibility: auto;
  contain-intrinsic-size: auto 6rem;
`
