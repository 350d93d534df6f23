import type { PublicationVersion } from '@wervio/contracts'
import { Badge, Heading, Stack, Text, tokens, clock } from '@wervio/ui'
import { styled } from 'styled-components'
import { byDay, originLook, wordsLabel } from './version-labels.ts'

const Rows = styled.ul`
  padding: 0;
  list-style: none;
`
const Row = styled.button`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${tokens.space[1]};
  width: 100%;
  min-height: ${tokens.control.touch};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.control};
  text-align: start;
  &:hover {
    background: ${tokens.surface.sunken};
  }
  &[aria-current] {
    background: ${tokens.accent.soft};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
const Top = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  font: ${tokens.font.strong};
`

type Props = {
  versions: readonly PublicationVersion[]
  selectedId: string | null
  /** The version that is the present text. */
  presentVersion: number
  onChoose: (id: string) => void
}

type RowProps = { version: PublicationVersion; isSelected: boolean; isPresent: boolean; onChoose: () => void }

const Version = ({ version, isSelected, isPresent, onChoose }: RowProps) => {
  const { label, tone } = originLook(version)
  return (
    <Row type="button" aria-current={isSelected || undefined} onClick={onChoose}>
      <Top>
        {clock(version.created_at)}
        <Badge tone={tone}>{label}</Badge>
        {isPresent && <Badge>Nu</Badge>}
      </Top>
      <Text as="span" size="small" tone="muted">
        {[version.created_by, wordsLabel(version.words)].filter(Boolean).join(' · ')}
      </Text>
    </Row>
  )
}

/** The stored versions by day, newest first. */
export const VersionList = ({ versions, selectedId, presentVersion, onChoose }: Props) => (
  <Stack gap={3}>
    {byDay(versions).map(([day, ofDay]) => (
      <section key={day} aria-label={day}>
        <Heading level={3} size="card">
          {day}
        </Heading>
        <Rows>
          {ofDay.map((version) => (
            <li key={version.id}>
              <Version
                version={version}
                isSelected={version.id === selectedId}
                isPresent={version.version === presentVersion}
                onChoose={() => onChoose(version.id)}
              />
            </li>
          ))}
        </Rows>
      </section>
    ))}
  </Stack>
)
