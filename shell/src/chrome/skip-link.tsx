import type { RefObject } from 'react'
import { styled } from 'styled-components'
import { tokens } from '@wervio/ui'

const Link = styled.a`
  position: fixed;
  z-index: 80;
  top: ${tokens.space[2]};
  left: ${tokens.space[2]};
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.accent.base};
  color: ${tokens.accent.on};
  font: ${tokens.font.strong};
  text-decoration: none;
  &:not(:focus) {
    transform: translateY(-200%);
  }
`

/** The first stop of Tab: past the navigation to the content. */
export const SkipLink = ({ content }: { content: RefObject<HTMLElement | null> }) => (
  <Link
    href="#inhoud"
    onClick={(event) => {
      event.preventDefault()
      content.current?.focus()
    }}
  >
    Naar de inhoud
  </Link>
)
