import { decideMatches, type Match, MOST_DECIDED, type Requirement } from '@wervio/contracts'
import { type Selection, useMay } from '@wervio/remote-kit'
import { Avatar, Button, Dialog, Text, tokens } from '@wervio/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { DecisionForm } from '../decisions/decision-form.tsx'
import { CompareDialog } from './compare-dialog.tsx'

/** People that fit beside each other. */
const MOST_COMPARED = 4

const Bar = styled.section`
  position: sticky;
  bottom: ${tokens.space[3]};
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.line.base};
  border-radius: ${tokens.radius.card};
  background: ${tokens.surface.raised};
  box-shadow: ${tokens.shadow.high};
  > button:first-of-type {
    margin-left: auto;
  }
`
const Faces = styled.span`
  display: inline-flex;
  gap: ${tokens.space[1]};
  ${tokens.breakpoint.phone} {
    display: none;
  }
`
type Props = {
  vacancyId: string
  requirements: readonly Requirement[]
  selection: Selection<Match>
}

/** What can be done with the candidates who are ticked: compare up to four, or decide about all. */
export const ChosenBar = ({ vacancyId, requirements, selection }: Props) => {
  const [open, setOpen] = useState<'compare' | 'decide' | null>(null)
  const { chosenRows, clear } = selection
  const count = chosenRows.length
  const mayDecide = useMay(decideMatches)
  if (count === 0) return null
  const compareText = () => {
    if (count > MOST_COMPARED) return `Hoogstens ${MOST_COMPARED} naast elkaar`
    return count === 1 ? 'Kies er nog een om te vergelijken' : `${count} van ${MOST_COMPARED}`
  }
  const close = () => setOpen(null)
  return (
    <Bar aria-label="Gekozen kandidaten">
      <Text as="output">
        <strong>{count} gekozen</strong>{' '}
        <Text as="span" size="small" tone="muted">
          {compareText()}
        </Text>
      </Text>
      <Faces>
        {chosenRows.slice(0, MOST_COMPARED).map(({ id, name }) => (
          <Avatar key={id} name={name} size="small" />
        ))}
      </Faces>
      <Button variant="quiet" size="small" onClick={clear}>
        Wis
      </Button>
      {mayDecide && (
        <Button variant="secondary" size="small" disabled={count > MOST_DECIDED} onClick={() => setOpen('decide')}>
          Besluit…
        </Button>
      )}
      <Button size="small" disabled={count < 2 || count > MOST_COMPARED} onClick={() => setOpen('compare')}>
        Vergelijk naast elkaar
      </Button>
      {open === 'compare' && (
        <CompareDialog vacancyId={vacancyId} candidates={chosenRows} requirements={requirements} onClose={close} />
      )}
      <Dialog
        open={open === 'decide'}
        onOpenChange={close}
        title={count === 1 ? `Besluit over ${chosenRows[0]?.name ?? ''}` : `Besluit over ${count} kandidaten`}
        description="Dezelfde reden geldt voor iedereen die je koos. Lukt het bij een niet, dan verandert er niets."
      >
        <DecisionForm
          vacancyId={vacancyId}
          candidates={chosenRows}
          onDone={() => {
            close()
            clear()
          }}
        />
      </Dialog>
    </Bar>
  )
}
