import { keyframes, styled } from 'styled-components'
import { VisuallyHidden } from '../text/visually-hidden.ts'

const pulse = keyframes`
  0%, 60%, 100% { opacity: 0.3; transform: translateY(0); }
  30% { opacity: 1; transform: translateY(-2px); }
`
const Row = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  span {
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
    animation: ${pulse} 1.1s infinite;
  }
  span:nth-child(2) {
    animation-delay: 0.14s;
  }
  span:nth-child(3) {
    animation-delay: 0.28s;
  }
`

/** The three dots without their text, which then stands elsewhere. */
export const Dots = () => (
  <Row aria-hidden>
    <span />
    <span />
    <span />
  </Row>
)

/** Three dots with their text for screen readers. */
export const LoadingDots = ({ label = 'Bezig' }: { label?: string }) => (
  <output>
    <Dots />
    <VisuallyHidden>{label}</VisuallyHidden>
  </output>
)
