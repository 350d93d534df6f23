import { css } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

/** For a label that looks like a button or a card: its input covers it unseen, and the label shows the focus. */
export const coveringInput = css`
  position: relative;
  cursor: pointer;
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.accent.base};
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`
