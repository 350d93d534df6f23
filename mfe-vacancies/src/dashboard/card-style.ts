import { Card, tokens } from '@wervio/ui'
import { Link } from '@wervio/routing'
import { keyframes, styled } from 'styled-components'
import { plainList } from '../vacancy/plain-list.ts'

/** Cards appear one after another, 0.1 s apart (specification §9), the first eight of a page. */
const STAGGER = 0.1
const MOST = 8

const rise = keyframes`from { opacity: 0; translate: 0 6px; }`

export const CardItem = styled.li<{ $index: number }>`
  position: relative;
  display: grid;
  min-width: 0;
  animation: ${rise} 200ms ${({ $index }) => Math.min($index, MOST) * STAGGER}s backwards;
`

/** One card of the grid; `CardLink` inside makes the whole of it one link. */
export const CardFrame = styled(Card).attrs({ as: 'article', padding: 0 as const })`
  display: grid;
  grid-template-rows: 6.5rem 1fr;
  overflow: hidden;
  min-height: 17.5rem;
  &:hover { border-color: ${tokens.line.strong}; box-shadow: ${tokens.shadow.high}; }
  &:focus-within:has(:focus-visible) { outline: 2px solid ${tokens.accent.base}; outline-offset: 2px; }
`

export const CardLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  outline: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${tokens.radius.card}; }
`

export const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${tokens.space[4]};
`
