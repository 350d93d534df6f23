import { css } from 'styled-components'
import { tokens } from '../theme/tokens.ts'

/** A row of tabs, which scrolls where the screen is narrower. */
export const stripStyle = css`
  display: flex;
  gap: ${tokens.space[2]};
  overflow-x: auto;
  scrollbar-width: none;
  /* Closer together a phone shows a piece of the next one, so that it's seen that there is more. */
  ${tokens.breakpoint.phone} {
    gap: 0;
  }
  border-bottom: 1px solid ${tokens.line.base};
`

/** One tab of it: the open panel's, or the link to the page that is open. */
export const tabStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  flex-shrink: 0;
  min-height: ${tokens.control.large};
  /* Room for the ring of the focus beside the letters; the strip would cut off one that stands outside. */
  padding: 0 ${tokens.space[2]};
  margin-bottom: -1px;
  border-bottom: 2px solid transparent;
  color: ${tokens.text.muted};
  font: ${tokens.font.strong};
  font-weight: 500;
  transition: color ${tokens.motion.quick};
  &:hover {
    color: ${tokens.text.base};
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: 6px;
  }
  &[data-state='active'],
  &[aria-current='page'] {
    color: ${tokens.text.base};
    font-weight: 600;
    border-bottom-color: ${tokens.accent.base};
  }
`

/**
 * Scrolls a strip that is wider than the screen to its open tab, without scrolling the page. When the next frame
 * begins: measured as soon as it is drawn, the page would have to be laid out twice.
 */
export const bringInSight = (tab: HTMLElement | null) => {
  if (!tab) return
  requestAnimationFrame(() => {
    const strip = tab.closest('[data-strip]')
    if (!strip) return
    const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
    strip.scrollLeft += Math.max(0, inner.right - outer.right) - Math.max(0, outer.left - inner.left)
  })
}
