import { Button, IconButton, numberText, Text, tokens, useNarrowScreen, useRoomAtBottom } from '@wervio/ui'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ManyActions, type ManyAction } from './many-actions.tsx'
import { ManyProgress } from './many-progress.tsx'
import type { Many } from './use-many.ts'
import type { Selectable, Selection } from './use-selection.ts'

/** The room that the bar takes at the bottom of the screen, with one and with two lines. */
const ONE_LINE = '4.5rem'
const TWO_LINES = '8rem'

const Bar = styled.section`
  position: sticky;
  z-index: 5;
  bottom: ${tokens.space[4]};
  display: grid;
  gap: ${tokens.space[2]};
  width: fit-content;
  max-width: 100%;
  margin: ${tokens.space[5]} auto 0;
  padding: ${tokens.space[2]};
  border: 1px solid ${tokens.line.strong};
  border-radius: ${tokens.radius.card};
  background: ${tokens.surface.raised};
  box-shadow: ${tokens.shadow.high};
  ${tokens.breakpoint.phone} {
    bottom: ${tokens.space[2]};
    width: 100%;
  }
`
/** One line; on a narrow screen the actions are a line of their own. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  min-width: 0;
  ${tokens.breakpoint.tablet} {
    display: grid;
    grid-template: 'count tools' auto 'actions actions' auto / minmax(0, 1fr) auto;
  }
`
const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[2]};
  padding-inline-start: ${tokens.space[2]};
`
const Tools = styled.div`
  display: flex;
  gap: ${tokens.space[1]};
  margin-inline-start: auto;
  ${tokens.breakpoint.tablet} {
    grid-area: tools;
  }
`
/** Without a keyboard there is nothing to explain. */
const Help = styled.div`
  ${tokens.breakpoint.phone} {
    display: none;
  }
`

type Props = {
  selection: Selection<Selectable>
  many: Many
  actions: readonly ManyAction[]
  /** Whether the list goes on after the rows that were read. */
  hasMore: boolean
  help: ReactNode
}

/** How many are chosen and what can be done with them, in sight while somebody chooses or work is under way. */
export const SelectionBar = ({ selection, many, actions, hasMore, help }: Props) => {
  const { chosenRows, hiddenCount, isChoosing, order } = selection
  const isShown = isChoosing || many.state !== null
  const room = useNarrowScreen() ? TWO_LINES : ONE_LINE
  useRoomAtBottom(isShown, room)
  if (!isShown) return null
  const count = chosenRows.length
  return (
    <Bar aria-label="Selectie">
      <ManyProgress many={many} />
      {isChoosing && (
        <Line>
          <Count>
            <Text as="output" size="small" strong tabular>
              {numberText(count)} geselecteerd
            </Text>
            {count < order.length && (
              <Button variant="quiet" size="small" onClick={selection.chooseAll}>
                {hasMore
                  ? `Selecteer de eerste ${numberText(order.length)}`
                  : `Selecteer alle ${numberText(order.length)}`}
              </Button>
            )}
          </Count>
          <ManyActions actions={actions} disabled={count === 0 || many.isRunning} />
          <Tools>
            <Help>{help}</Help>
            <IconButton label="Selectie wissen" icon={X} onClick={selection.clear} />
          </Tools>
        </Line>
      )}
      {hiddenCount > 0 && !many.isRunning && (
        <Text as="output" size="small" tone="muted">
          {hiddenCount === 1
            ? 'Nog 1 geselecteerde staat nu niet in de lijst en doet niet mee.'
            : `Nog ${numberText(hiddenCount)} geselecteerden staan nu niet in de lijst en doen niet mee.`}
        </Text>
      )}
    </Bar>
  )
}
