import type { Requirement } from '@wervio/contracts'
import { Button, CompactSelect, Icon, listText, numberText, Text, tokens, twoDecimalsText } from '@wervio/ui'
import { FlaskConical } from 'lucide-react'
import { styled } from 'styled-components'
import { WeightStepper } from '../requirements/weight-stepper.tsx'
import type { RankedMatch, WeightChanges } from './what-if.ts'

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.status.signal.base};
  border-radius: ${tokens.radius.card};
  background: ${tokens.status.signal.soft};
`
const Title = styled.h2`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.status.signal.base};
  font: ${tokens.font.strong};
`
const Sentence = styled(Text)`
  flex: 1 1 16rem;
`
const Actions = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  margin-left: auto;
`
/** Names that a sentence about who moved tells. */
const MAX_NAMES = 2

const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name

const moveText = (rows: readonly RankedMatch[], one: string, many: string): string => {
  if (rows.length === 0) return ''
  const names = rows.slice(0, MAX_NAMES).map(({ match }) => firstName(match.name))
  const others = rows.length - names.length
  const all = others > 0 ? [...names, `${numberText(others)} ${others === 1 ? 'ander' : 'anderen'}`] : names
  return `${listText(all)} ${rows.length === 1 ? one : many}`
}

/** 'Kwame en Wessel stijgen, Roos en Dorien dalen.' */
export const movesText = (rows: readonly RankedMatch[]): string => {
  const up = rows.filter(({ rank, saved }) => saved !== null && rank < saved.rank)
  const down = rows.filter(({ rank, saved }) => saved !== null && rank > saved.rank)
  const texts = [moveText(up, 'stijgt', 'stijgen'), moveText(down, 'daalt', 'dalen')].filter(Boolean)
  return texts.length === 0 ? 'Niemand verandert van plek.' : `${texts.join(', ')}.`
}

const changeText = (before: number, after: number | null): string =>
  after === null ? 'Eis weggelaten.' : `Gewicht ${twoDecimalsText(before)} wordt ${twoDecimalsText(after)}.`

type Props = {
  requirements: readonly Requirement[]
  chosenId: string | null
  onChoose: (id: string | null) => void
  changes: WeightChanges
  onChange: (id: string, weight: number | null) => void
  /** The list as it stands with the changes. */
  rows: readonly RankedMatch[]
  /** Whether candidates are still being read whose place may change. */
  isReading: boolean
  isSaving: boolean
  onReset: () => void
  /** Null for who may not save weights. */
  onSave: (() => void) | null
}

/** Tries out another weight: the list shows what would move, and nothing is saved before its button is pressed. */
export const WhatIfBar = ({
  requirements,
  chosenId,
  onChoose,
  changes,
  onChange,
  rows,
  isReading,
  isSaving,
  onReset,
  onSave,
}: Props) => {
  const requirement = requirements.find(({ id }) => id === chosenId)
  const changeCount = Object.keys(changes).length
  const change = requirement && changes[requirement.id]
  const sentence = () => {
    if (changeCount === 0) return 'Kies een eis en verander het gewicht; de lijst laat zien wie er verschuift.'
    const first =
      requirement && change !== undefined
        ? changeText(requirement.weight, change)
        : `${changeCount} gewichten veranderd.`
    return `${first} ${isReading ? 'De andere kandidaten worden nog opgehaald.' : movesText(rows)}`
  }
  return (
    <Bar aria-label="Wat als">
      <Title>
        <Icon of={FlaskConical} />
        Wat als
      </Title>
      <Text as="span" size="small" tone="muted">
        niet opgeslagen
      </Text>
      <CompactSelect
        label="Eis om te proberen"
        value={chosenId ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">Kies een eis</option>
        {requirements.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
            {id in changes ? ' *' : ''}
          </option>
        ))}
      </CompactSelect>
      {requirement && (
        <>
          <WeightStepper
            label={requirement.label}
            value={change ?? (change === null ? 0 : requirement.weight)}
            onChange={(weight) => onChange(requirement.id, weight)}
          />
          <Button
            variant="quiet"
            size="small"
            aria-pressed={change === null}
            onClick={() => onChange(requirement.id, change === null ? requirement.weight : null)}
          >
            Laat weg
          </Button>
        </>
      )}
      <Sentence as="output" size="small">
        {sentence()}
      </Sentence>
      {changeCount > 0 && (
        <Actions>
          <Button variant="quiet" size="small" disabled={isSaving} onClick={onReset}>
            Herstel
          </Button>
          {onSave && (
            <Button variant="secondary" size="small" busy={isSaving} onClick={onSave}>
              Weging opslaan
            </Button>
          )}
        </Actions>
      )}
    </Bar>
  )
}
