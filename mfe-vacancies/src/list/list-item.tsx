import type { Vacancy } from '@wervio/contracts'
import { Badge, ButtonLink, Card, Cluster, Facts, Heading, onlyWithCode, Stack, Text, tokens } from '@wervio/ui'
import type { To } from '@wervio/routing'
import { Eye, Pencil } from 'lucide-react'
import { styled } from 'styled-components'
import { StatusBadge } from '../vacancy/status-badge.tsx'

const Item = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  padding: ${tokens.space[4]} ${tokens.space[5]};
  overflow-wrap: anywhere;
  ${tokens.breakpoint.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${tokens.space[4]};
  }
`

const Ways = styled(Cluster)`
  ${onlyWithCode}
  ${tokens.breakpoint.phone} {
    > * {
      flex: 1;
    }
  }
`

export type ListItemProps = {
  title: string
  facts: readonly string[]
  /** How its procedure goes; a sample has none. */
  progress?: readonly string[]
  status: Vacancy['status']
  sample?: boolean
  view: To
  /** Null for who may not edit. */
  edit: To | null
}

/** A vacancy in the public list, with its two ways on. */
export const ListItem = ({ title, facts, progress = [], status, sample = false, view, edit }: ListItemProps) => (
  <Item as="li">
    <Stack gap={1}>
      <Cluster gap={2}>
        <Heading level={2} size="card">
          {title}
        </Heading>
        <StatusBadge status={status} />
        {sample && <Badge tone="signal">Voorbeeld</Badge>}
      </Cluster>
      <Facts facts={facts} />
      {progress.length > 0 && (
        <Text size="small" tone="muted" tabular>
          {progress.filter(Boolean).join(' · ')}
        </Text>
      )}
    </Stack>
    <Ways gap={2}>
      {edit && (
        <ButtonLink to={edit} variant="quiet" icon={Pencil} aria-label={`Bewerken: ${title}`}>
          Bewerken
        </ButtonLink>
      )}
      <ButtonLink
        to={view}
        variant="secondary"
        icon={Eye}
        preventScrollReset={sample}
        aria-label={`Bekijken: ${title}`}
      >
        Bekijken
      </ButtonLink>
    </Ways>
  </Item>
)
