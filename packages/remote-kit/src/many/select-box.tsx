import { tokens } from '@wervio/ui'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { useRowSelection } from './row-selection-context.ts'
import type { Selectable } from './use-selection.ts'

/** For the card around a `SelectBox`: says in its border that it is chosen. */
export const chosenCard = css`
  &:has([type='checkbox']:checked) {
    border-color: ${tokens.accent.base};
  }
`
/** Above the link that may cover a whole card. */
const Frame = styled.span`
  position: relative;
  z-index: 1;
  display: inline-grid;
  align-self: center;
`
/** Lies over the photo: under the pointer, with the focus, and on every row once somebody chooses. */
const Box = styled.label<{ $isVisible: boolean }>`
  position: absolute;
  inset: -1px;
  display: grid;
  place-items: center;
  border-radius: ${tokens.radius.control};
  background: ${tokens.surface.raised};
  cursor: pointer;
  user-select: none;
  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${tokens.accent.base};
    cursor: pointer;
  }
  ${({ $isVisible }) => !$isVisible && 'opacity: 0;'}
  &:has(:checked) {
    background: ${tokens.accent.soft};
  }
  [data-row-id]:hover &,
  &:focus-within {
    opacity: 1;
  }
  ${tokens.breakpoint.touch} {
    inset: -${tokens.space[2]};
    padding: ${tokens.space[2]};
    border-radius: calc(${tokens.radius.control} + ${tokens.space[2]});
    background-clip: content-box;
    /* Without a pointer to hover with, the button above the list begins choosing. */
    ${({ $isVisible }) => !$isVisible && 'visibility: hidden;'}
  }
`
type Props = {
  row: Selectable
  /** The photo or icon that the box lies over. */
  children: ReactNode
}

/** Chooses a row of a list; with Shift all rows from the one that was chosen before. */
export const SelectBox = ({ row: { id, name }, children }: Props) => {
  const { mayChoose, isChoosing, chosenIds, toggle, extend } = useRowSelection()
  if (!mayChoose) return children
  return (
    <Frame>
      {children}
      <Box $isVisible={isChoosing}>
        <input
          type="checkbox"
          aria-label={`Selecteer ${name}`}
          // Until somebody chooses, every row has one stop less: X, the space bar and the button begin it.
          tabIndex={isChoosing ? 0 : -1}
          checked={chosenIds.has(id)}
          onChange={({ nativeEvent }) => {
            if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) extend(id)
            else toggle(id)
          }}
        />
      </Box>
    </Frame>
  )
}
