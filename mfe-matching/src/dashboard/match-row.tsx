import { applicationOutcomeLabels, labelOf, stageName, type Match, type Requirement } from '@wervio/contracts'
import type { Selection } from '@wervio/remote-kit'
import { Avatar, Badge, Icon, Text, tokens } from '@wervio/ui'
import { ArrowDown, ArrowUp, Check, CircleDashed, X } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link } from '@wervio/routing'
import { css, styled } from 'styled-components'
import type { RankedMatch } from '../what-if/what-if.ts'
import { metText, Segments } from './segments.tsx'

const selected = css`
  background: ${tokens.accent.soft};
  box-shadow: inset 3px 0 0 ${tokens.accent.base};
`
const Item = styled.li`
  border-bottom: 1px solid ${tokens.line.base};
`
const Row = styled.div<{ $isSelected: boolean }>`
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
    padding-inline: ${tokens.space[3]};
  }
`
/** Above the link that covers the row. */
const Tick = styled.label`
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
const Face = styled.span`
  grid-row: span 2;
  ${tokens.breakpoint.phone} {
    display: none;
  }
`
const Who = styled.div`
  grid-row: span 2;
  display: grid;
  gap: 1px;
  align-content: start;
  min-width: 0;
  ${tokens.breakpoint.phone} {
    grid-row: auto;
  }
`
const Name = styled(Link)`
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
const NameLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[1]} ${tokens.space[2]};
`
const Point = styled.p`
  display: flex;
  gap: ${tokens.space[2]};
  font: ${tokens.font.small};
  overflow-wrap: anywhere;
  svg {
    flex-shrink: 0;
    margin-top: 0.125rem;
  }
  &[data-tone='green'] svg {
    color: ${tokens.status.green.base};
  }
  &[data-tone='amber'] svg {
    color: ${tokens.status.amber.base};
  }
  &[data-tone='red'] svg {
    color: ${tokens.status.red.base};
  }
`
const Percentage = styled.span`
  justify-self: end;
  white-space: nowrap;
  font: ${tokens.font.section};
  font-variant-numeric: tabular-nums;
  s {
    margin-right: ${tokens.space[2]};
    color: ${tokens.text.muted};
    font: ${tokens.font.small};
  }
`
const Sum = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  justify-items: end;
  text-align: end;
  ${tokens.breakpoint.phone} {
    justify-items: start;
    text-align: start;
  }
`
/** Under the percentage; under the names on a phone, over the whole width. */
const SumCell = styled.div`
  grid-column: 4;
  max-width: 11rem;
  justify-self: end;
  ${tokens.breakpoint.phone} {
    grid-column: 2 / -1;
    justify-self: start;
    max-width: none;
  }
`

const years = (value: number | null): string | null =>
  value === null ? null : value < 1 ? 'minder dan 1 jaar' : `${Math.floor(value)} jaar`

/** 'Verpleegkundige · Assen · 14 jaar'. */
export const aboutText = ({ title, experience, location, experience_years }: Match): string =>
  [
    title?.trim() || experience[0]?.position.trim() || 'Huidige functie onbekend',
    location?.trim(),
    years(experience_years),
  ]
    .filter(Boolean)
    .join(' · ')

const Moved = ({ rank, saved }: Pick<RankedMatch, 'rank' | 'saved'>) => {
  if (!saved || saved.rank === rank) return null
  const isUp = rank < saved.rank
  return (
    <Badge tone={isUp ? 'green' : 'neutral'} icon={isUp ? ArrowUp : ArrowDown}>
      was {saved.rank}
    </Badge>
  )
}

const procedureText = (application: NonNullable<Match['application']>): string =>
  application.outcome === 'open' ? stageName(application.stage) : labelOf(applicationOutcomeLabels, application.outcome)

type Props = {
  row: RankedMatch
  /** Where in the list it stands, for the arrow keys. */
  index: number
  requirements: readonly Requirement[]
  isSelected: boolean
  selection: Selection<Match>['rowSelection']
  /** Address with this candidate's details. */
  to: string
  onOpen: (id: string, byKeyboard: boolean) => void
  /** The details, where they stand under the row. */
  children?: ReactNode
}

/** A candidate in the list: place, score, and why. The whole row opens the details. */
export const MatchRow = memo(({ row, index, requirements, isSelected, selection, to, onOpen, children }: Props) => {
  const { match, rank, percentage, saved } = row
  const { score, application } = match
  const isPartly = score?.gap != null && !score.gap.endsWith('niet gevonden')
  return (
    <Item data-row-id={match.id}>
      <Row $isSelected={isSelected}>
        <Tick>
          <input
            type="checkbox"
            aria-label={`Selecteer ${match.name}`}
            checked={selection.chosenIds.has(match.id)}
            onChange={({ nativeEvent }) => {
              if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) selection.extend(match.id)
              else selection.toggle(match.id)
            }}
          />
          <span aria-hidden>{rank}</span>
        </Tick>
        <Face>
          <Avatar name={match.name} />
        </Face>
        <Who>
          <NameLine>
            <Name
              to={to}
              replace
              preventScrollReset
              data-row={index}
              aria-current={isSelected || undefined}
              aria-label={`${rank}. ${match.name}`}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                onOpen(match.id, event.detail === 0)
              }}
            >
              {match.name}
            </Name>
            <Moved rank={rank} saved={saved} />
            {application && (
              <Badge tone={application.outcome === 'open' ? 'blue' : 'neutral'}>{procedureText(application)}</Badge>
            )}
          </NameLine>
          <Text size="small" tone="muted">
            {aboutText(match)}
          </Text>
          {score?.strength && (
            <Point data-tone="green">
              <Icon of={Check} size={16} />
              {score.strength}
            </Point>
          )}
          {score?.gap && (
            <Point data-tone={isPartly ? 'amber' : 'red'}>
              <Icon of={isPartly ? CircleDashed : X} size={16} />
              {score.gap}
            </Point>
          )}
        </Who>
        <Percentage>
          {saved && saved.percentage !== percentage && (
            <s aria-label={`was ${saved.percentage}%`}>{saved.percentage}%</s>
          )}
          {percentage === null ? '–' : `${Math.round(percentage)}%`}
        </Percentage>
        <SumCell>
          {score ? (
            <Sum>
              <Text as="span" size="small" tone="muted">
                {metText({ requirements, states: score.states })}
              </Text>
              {requirements.length === score.states.length && (
                <Segments requirements={requirements} states={score.states} />
              )}
            </Sum>
          ) : (
            <Text size="small" tone="muted">
              Nog geen score
            </Text>
          )}
        </SumCell>
      </Row>
      {children}
    </Item>
  )
})
MatchRow.displayName = 'MatchRow'
