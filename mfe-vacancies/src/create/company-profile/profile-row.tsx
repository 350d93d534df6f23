import type { CompanyProfile } from '@wervio/contracts'
import { Badge, Cluster, IconButton, OneLine, plainList, Text, tokens } from '@wervio/ui'
import { Pencil, Star, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'

export const ProfileRows = styled.ul`
  ${plainList}
`
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[3]};
  & + & {
    border-top: 1px solid ${tokens.line.base};
  }
`
const Name = styled(Text)`
  min-width: 0;
  overflow-wrap: anywhere;
  font: ${tokens.font.strong};
`

type Props = {
  profile: CompanyProfile
  busy: boolean
  onEdit: () => void
  onMakeDefault: () => void
  onRemove: () => void
}

/** One profile with what can be done to it. */
export const ProfileRow = ({ profile, busy, onEdit, onMakeDefault, onRemove }: Props) => {
  const facts = [profile.company === profile.name ? '' : profile.company, profile.sector].filter((fact) => fact !== '')
  return (
    <Row>
      <div>
        <Cluster gap={2}>
          <Name>{profile.name}</Name>
          {profile.is_default && <Badge tone="accent">Standaard</Badge>}
        </Cluster>
        {facts.length > 0 && (
          <Text as="div" size="small" tone="muted">
            <OneLine>{facts.join(' · ')}</OneLine>
          </Text>
        )}
      </div>
      <Cluster gap={1}>
        {!profile.is_default && (
          <IconButton label={`${profile.name} als standaard`} icon={Star} disabled={busy} onClick={onMakeDefault} />
        )}
        <IconButton label={`${profile.name} bewerken`} icon={Pencil} disabled={busy} onClick={onEdit} />
        <IconButton label={`${profile.name} verwijderen`} icon={Trash2} disabled={busy} onClick={onRemove} />
      </Cluster>
    </Row>
  )
}
