import { vacancyStatuses, vacancyStatusLabels, vacancyStatusTones, type Vacancy, type VacancyStatus } from '@wervio/contracts'
import { Icon, tokens, type Tone } from '@wervio/ui'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { statusIcons } from './status.ts'
import { useChangeStatus } from './use-change-status.ts'

const pairs: Partial<Record<Tone, { base: string; soft: string }>> = { ...tokens.status, accent: tokens.accent } as const
const neutral = { base: tokens.text.muted, soft: tokens.surface.sunken }

const Frame = styled.span<{ $tone: Tone }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex-shrink: 0;
  border-radius: ${tokens.radius.chip};
  color: ${({ $tone }) => (pairs[$tone] ?? neutral).base};
  background: ${({ $tone }) => (pairs[$tone] ?? neutral).soft};
  &:focus-within { outline: 2px solid ${tokens.accent.base}; outline-offset: 2px; }
  svg { position: absolute; pointer-events: none; }
  svg:first-child { left: ${tokens.space[3]}; }
  svg:last-child { right: 0.625rem; }
`
const Select = styled.select`
  appearance: none;
  field-sizing: content;
  min-height: 2rem;
  padding: 0 2rem 0 2.125rem;
  border: 0;
  border-radius: inherit;
  background: transparent;
  color: inherit;
  font: ${tokens.font.smallStrong};
  cursor: pointer;
  &:focus-visible { outline: none; }
  option { background: ${tokens.surface.raised}; color: ${tokens.text.base}; }
  ${tokens.breakpoint.touch} { min-height: ${tokens.control.touch}; font-size: 1rem; }
`

const isStatus = (value: string): value is VacancyStatus => (vacancyStatuses as readonly string[]).includes(value)

type Props = {
  vacancy: Pick<Vacancy, 'id' | 'status'>
  label?: string
  /** One of many that are drawn while a list scrolls: the other choices come with the first hand or key on it. */
  inList?: boolean
}

/** The status of a vacancy as a choice that is stored at once. */
export const StatusSelect = ({ vacancy, label = 'Status van de vacature', inList = false }: Props) => {
  const { mutate } = useChangeStatus(vacancy.id)
  const tone: Tone = vacancyStatusTones[vacancy.status]
  const icon = statusIcons[vacancy.status]
  const [whole, setWhole] = useState(!inList)
  const complete = () => setWhole(true)
  return (
    <Frame $tone={tone}>
      <Icon of={icon} size={16} />
      <Select
        aria-label={label}
        value={vacancy.status}
        onFocus={complete}
        onPointerEnter={complete}
        onPointerDown={complete}
        onChange={({ target }) => { if (isStatus(target.value)) mutate(target.value) }}
      >
        {(whole ? vacancyStatuses : [vacancy.status]).map((status) => <option key={status} value={status}>{vacancyStatusLabels[status]}</option>)}
      </Select>
      <Icon of={ChevronDown} size={16} />
    </Frame>
  )
}
