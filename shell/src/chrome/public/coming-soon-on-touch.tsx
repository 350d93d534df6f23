import { ComingSoonSign, tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { useSite } from '../../site/site-context.ts'

const Mark = styled.span`
  display: none;
  ${tokens.breakpoint.touch} {
    display: inline-flex;
    margin-left: ${tokens.space[2]};
  }
  > * {
    color: inherit;
  }
`

/** What the title of a link says (`useLinkTitle`), where nothing hovers; screen readers hear the title. */
export const ComingSoonOnTouch = ({ to }: { to: string }) =>
  useSite().isToCome(to) && (
    <Mark aria-hidden>
      <ComingSoonSign />
    </Mark>
  )
