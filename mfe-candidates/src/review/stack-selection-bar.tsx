import { ManyProgress, type Many, type Selectable } from '@wervio/remote-kit'
import { Button, IconButton, numberText, Text, tokens } from '@wervio/ui'
import { Save, Trash2, X } from 'lucide-react'
import { styled } from 'styled-components'
import type { StackSelection } from './use-stack-selection.ts'

/** At the bottom of the list, which scrolls behind it. */
const Bar = styled.section`
  position: sticky;
  z-index: 1;
  bottom: calc(-1 * ${tokens.space[3]});
  display: grid;
  gap: ${tokens.space[2]};
  margin-inline: calc(-1 * ${tokens.space[2]});
  padding: ${tokens.space[3]} ${tokens.space[3]};
  border-top: 1px solid ${tokens.line.base};
  background: ${tokens.surface.raised};
`
/** In a column this narrow the words of a button take two lines. */
const Outcome = styled.div`
  max-height: 18rem;
  overflow-y: auto;
  &:empty {
    display: none;
  }
  button {
    max-width: 100%;
    height: auto;
    white-space: normal;
    text-align: start;
  }
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[1]};
`
const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.space[2]};
`

type Props = {
  selection: StackSelection
  many: Many
  onSave: (items: readonly Selectable[]) => void
  onDrop: (items: readonly Selectable[]) => void
}

/** How many CVs of a stack are chosen, and what can be done with them; nothing while nobody chooses. */
export const StackSelectionBar = ({ selection, many, onSave, onDrop }: Props) => {
  const { chosenRows, order, isChoosing, chooseAll, clear } = selection
  if (!isChoosing && many.state === null) return null
  const count = chosenRows.length
  const isOff = count === 0 || many.isRunning
  return (
    <Bar aria-label="Selectie">
      <Outcome>
        <ManyProgress many={many} />
      </Outcome>
      {isChoosing && (
        <>
          <Line>
            <Text as="output" size="small" strong tabular>
              {numberText(count)} geselecteerd
            </Text>
            <IconButton label="Selectie wissen" icon={X} onClick={clear} />
          </Line>
          {count < order.length && (
            <Button variant="quiet" size="small" onClick={chooseAll}>
              Selecteer alle {numberText(order.length)}
            </Button>
          )}
          <Actions>
            <Button variant="secondary" size="small" icon={Save} disabled={isOff} onClick={() => onSave(chosenRows)}>
              Opslaan
            </Button>
            <Button variant="secondary" size="small" icon={Trash2} disabled={isOff} onClick={() => onDrop(chosenRows)}>
              Weglaten
            </Button>
          </Actions>
          <Text size="tiny" tone="muted">
            Opslaan neemt alleen wat nergens onzeker is.
          </Text>
        </>
      )}
    </Bar>
  )
}
