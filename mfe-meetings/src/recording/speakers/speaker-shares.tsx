import type { RecordingDetails } from '@wervio/contracts'
import { Cluster, Text, tokens } from '@wervio/ui'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { SpeakerMark } from '../../transcript/speaker-mark.tsx'
import { hasUnsureWord, namesOf, secondsBySpeaker } from '../recorded-segments.ts'

const Sample = styled.span`
  text-decoration: underline dotted ${tokens.status.signal.base} 2px;
  text-underline-offset: 3px;
`

type Props = {
  recording: RecordingDetails
  /** Names in the order of their colours. */
  order: readonly string[]
  hasSound: boolean
}

/** Who speaks how much, and what the dots under words mean. */
export const SpeakerShares = ({ recording, order, hasSound }: Props) => {
  const { segments, speakers } = recording
  const rows = useMemo(() => {
    const seconds = secondsBySpeaker(segments)
    const names = namesOf(speakers)
    const total = [...seconds.values()].reduce((sum, each) => sum + each, 0)
    return [...seconds]
      .filter(([id]) => names.has(id))
      .map(([id, spoken]) => {
        const name = names.get(id) ?? ''
        return { id, name, colour: order.indexOf(name), share: total > 0 ? Math.round((spoken / total) * 100) : 0 }
      })
  }, [segments, speakers, order])
  const hasUnsureWords = useMemo(() => segments.some(hasUnsureWord), [segments])
  return (
    <Cluster gap={4} justify="space-between">
      <Cluster as="ul" gap={3} aria-label="Spreektijd">
        {rows.map(({ id, name, colour, share }) => (
          <li key={id}>
            <SpeakerMark name={name} speaker={colour} />{' '}
            <Text as="span" size="small" tone="muted" tabular>
              {share}%
            </Text>
          </li>
        ))}
      </Cluster>
      {hasUnsureWords && (
        <Text size="small" tone="muted">
          <Sample>woord</Sample> onzeker verstaan{hasSound && ', klik om te luisteren'}
        </Text>
      )}
    </Cluster>
  )
}
