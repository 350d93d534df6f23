import { Card, Cluster, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

/** The bar at the end of the form. */
export const ActionBar = styled(Card)`
  ${tokens.breakpoint.phone} {
    button {
      width: 100%;
    }
  }
`
export const ActionButtons = styled(Cluster)`
  ${tokens.breakpoint.phone} {
    width: 100%;
  }
`
/** What the keyboard does, hidden where there is none. */
export const KeyboardHint = styled(Text)`
  ${tokens.breakpoint.touch} {
    display: none;
  }
`
