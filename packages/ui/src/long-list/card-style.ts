import { Link } from '@wervio/routing'
import { css, keyframes, styled } from 'styled-components'
import { Card } from '../layout/card.ts'
import { plainList } from '../layout/plain-list.ts'
import { tokens } from '../theme/tokens.ts'

/** Seconds between the first eight cards of a page, which appear one after another (specification 2 §9). */
const STAGGER = 0.1
const MOST = 8

/**
 * Sizes in rem. Every card has the same height, so that the position of each of 10,000 is known without rendering it.
 */
export type CardSize = { height: number; /** The least width. */ least: number; gap: number }

const rise = keyframes`from { opacity: 0; translate: 0 6px; }`
const appear = css<{ $order?: number | undefined }>`
  animation: ${rise} 200ms ${({ $order = 0 }) => $order * STAGGER}s backwards;
`

/** `$order` is its turn to appear; without it the card doesn't animate. */
export const CardItem = styled.li<{ $order?: number | undefined }>`
  position: relative;
  display: grid;
  min-width: 0;
  ${({ $order }) => $order !== undefined && $order <= MOST && appear}
`

/** One card of the grid; `CardLink` inside makes the whole of it one link. */
export const CardFrame = styled(Card).attrs({ as: 'article', padding: 0 as const })`
  display: grid;
  min-height: 0;
  overflow: hidden;
  &:hover {
    border-color: ${tokens.line.strong};
    box-shadow: ${tokens.shadow.high};
  }
  &:focus-within:has(a:focus-visible) {
    outline: 2px solid ${tokens.accent.base};
    outline-offset: 2px;
  }
`

export const CardLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${tokens.radius.card};
  }
`

export const CardList = styled.ul<{ $size: CardSize }>`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $size }) => $size.least}rem), 1fr));
  grid-auto-rows: ${({ $size }) => $size.height}rem;
  gap: ${({ $size }) => $size.gap}rem;
`
