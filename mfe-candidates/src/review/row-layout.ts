import { IconButton, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

export type RowState = 'sure' | 'unsure' | 'confirmed'

const edgeColours: Record<RowState, string> = {
  sure: 'transparent',
  unsure: tokens.status.amber.base,
  confirmed: tokens.status.green.base,
}

/** One fact on a line: what it is, what was read, and a check; the rows around it stay where they are. */
export const RowFrame = styled.fieldset<{ $state: RowState }>`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr) auto;
  align-items: start;
  gap: 0 ${tokens.space[2]};
  min-width: 0;
  min-height: ${tokens.control.small};
  margin: 0;
  padding: 0 ${tokens.space[2]};
  border: 0;
  border-inline-start: 3px solid ${({ $state }) => edgeColours[$state]};
  font: ${tokens.font.small};
  ${({ $state }) => $state !== 'sure' && `padding-block: ${tokens.space[1]};`}
  background: ${({ $state }) => ($state === 'unsure' ? tokens.status.amber.soft : 'none')};
  /* Also after a click: it shows which row the keys are about. */
  &:has([data-row-target]:focus) {
    box-shadow: inset 0 0 0 2px ${tokens.accent.base};
    border-radius: ${tokens.radius.control};
  }
`
/** What the row is about; beside a value it is of the same height. */
export const RowLabel = styled.span<{ $isUnsure: boolean }>`
  display: flex;
  align-items: center;
  min-height: ${tokens.control.small};
  color: ${({ $isUnsure }) => ($isUnsure ? tokens.text.base : tokens.text.muted)};
  overflow-wrap: anywhere;
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
/** The value; a click makes it an input. */
export const RowValue = styled.button<{ $isBlank: boolean }>`
  min-height: ${tokens.control.small};
  padding: 0.375rem ${tokens.space[1]};
  border-radius: ${tokens.radius.control};
  color: ${({ $isBlank }) => ($isBlank ? tokens.text.muted : tokens.text.base)};
  font: inherit;
  text-align: start;
  white-space: pre-line;
  overflow-wrap: anywhere;
  cursor: text;
  &:hover:not(:disabled) {
    background: ${tokens.surface.sunken};
  }
  ${tokens.breakpoint.touch} {
    min-height: ${tokens.control.touch};
  }
`
/** The inputs of an open row, in the place of its label and value. */
export const RowInputs = styled.div`
  display: grid;
  grid-column: 1 / 3;
  gap: ${tokens.space[1]};
  min-width: 0;
  padding-block: ${tokens.space[1]};
`
/** Quiet beside what is sure; framed beside what asks for a look, and filled once that was confirmed. */
export const RowCheck = styled(IconButton)<{ $isQuiet: boolean }>`
  width: ${tokens.control.small};
  height: ${tokens.control.small};
  color: ${({ $isQuiet }) => ($isQuiet ? tokens.text.muted : tokens.text.base)};
  ${({ $isQuiet }) => !$isQuiet && `border-color: ${tokens.line.control};`}
  &[aria-pressed='true'] {
    border-color: ${tokens.accent.base};
    background: ${tokens.accent.base};
    color: ${tokens.accent.on};
  }
  &[aria-pressed='true']:hover:not(:disabled) {
    background: ${tokens.accent.hover};
  }
  ${tokens.breakpoint.touch} {
    width: ${tokens.control.touch};
    height: ${tokens.control.touch};
  }
`
/** What stands under the value. */
export const RowMore = styled.div`
  grid-column: 2 / -1;
  min-width: 0;
`
/** A line under the value. */
export const RowNote = styled.p<{ $tone: 'amber' | 'green' | 'red' }>`
  display: flex;
  gap: ${tokens.space[1]};
  padding: 0 ${tokens.space[1]} ${tokens.space[1]};
  color: ${({ $tone }) => ($tone === 'red' ? tokens.status.red.base : tokens.text.base)};
  overflow-wrap: anywhere;
  svg {
    flex-shrink: 0;
    margin-top: 0.125rem;
    color: ${({ $tone }) => tokens.status[$tone].base};
  }
`
