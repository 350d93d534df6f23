import { keyframes, styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

const breathe = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: 0.5; }
`

type SkeletonProps = { width?: string; height?: string; round?: boolean }
const ownProps = new Set(['width', 'height', 'round'])

/** A grey shape where something will come; use it inside LoadingState. Sizes are CSS lengths. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true }).withConfig({
  shouldForwardProp: (prop) => !ownProps.has(prop),
})<SkeletonProps>`
  width: ${({ width = '100%' }) => width};
  height: ${({ height = '1rem' }) => height};
  max-width: 100%;
  border-radius: ${({ round }) => (round ? tokens.radius.chip : '7px')};
  background: ${tokens.line.base};
  animation: ${breathe} 1.6s ease-in-out infinite;
`
