import { Link } from '@wervio/routing'
import { tokens } from '@wervio/ui'
import { css, styled } from 'styled-components'

const selected = css`
  background: ${tokens.accent.soft};
  box-shadow: inset 3px 0 0 ${tokens.accent.base};
`
export const Item = styled.li`
  border-bottom: 1px solid ${tokens.line.base};
`
export const Row = styled.div<{ $isSelected: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr) auto;
  grid-template-rows: auto 1fr;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  ${({ $isSelected }) => $isSelected && selected}
  &:hover {
    background: ${({ $isSelected }) => ($isSelected ? tokens.accent.soft : tokens.surface.sunken)};
  }
  ${tokens.breakpoint.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    grid-template-rows: none;
    row-gap: ${tokens.space[1]};
    padding-inline: ${tokens.space[3]};
  }
`
/** Above the link that covers the row. */
export const Tick = styled.label`
  grid-row: span 2;
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${tokens.space[2]};
  min-height: 2.25rem;
  font: ${tokens.font.body};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  ${tokens.breakpoint.phone} {
    grid-row: 1 / span 3;
  }
  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${tokens.accent.base};
    cursor: pointer;
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
export const Face = styled.span`
  grid-row: span 2;
  ${tokens.breakpoint.phone} {
    display: none;
  }
`
export const Who = styled.div`
  grid-row: span 2;
  display: grid;
  gap: 1px;
  align-content: start;
  min-width: 0;
  ${tokens.breakpoint.phone} {
    display: contents;
  }
`
/** What speaks for and against; on a phone under the name, as wide as the row. */
export const Why = styled.div`
  display: grid;
  gap: 1px;
  min-width: 0;
  ${tokens.breakpoint.phone} {
    grid-column: 2 / -1;
  }
`
export const Name = styled(Link)`
  font: ${tokens.font.strong};
  color: ${tokens.text.base};
  text-decoration: none;
  overflow-wrap: anywhere;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${tokens.accent.base};
    outline-offset: -2px;
  }
`
export const NameLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  ${tokens.breakpoint.phone} {
    grid-column: 2;
    min-width: 0;
  }
`
