import { keyframes, styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

const appear = keyframes`
  from { opacity: 0; }
`

/** Darkens the page behind a dialog; GlobalStyle stops the page's scrolling while it is mounted. */
export const Scrim = styled.div.attrs<{ 'data-scroll-lock'?: string }>({ 'data-scroll-lock': '' })`
  position: fixed;
  inset: 0;
  z-index: 50;
  background: ${tokens.surface.scrim};
  animation: ${appear} ${tokens.motion.quick};
`
