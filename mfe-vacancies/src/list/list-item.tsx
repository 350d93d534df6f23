import type { Vacancy } from '@wervio/contracts'
import { Badge, ButtonLink, Card, Cluster, Heading, Stack, Text, tokens } from '@wervio/ui'
import type { To } from '@wervio/routing'
import { Eye, Pencil } from 'lucide-react'
import { styled } from 'styled-components'
import { StatusBadge } from '../vacancy/status-badge.tsx'

const Item = styled(Card)`
  overflow-wrap: anywhere;
  ${tokens.breakpoint.phone} {
    padding: ${tokens.space[4]};
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
  edit: To
}

/** A vacancy in the public list, with its two ways on. */
export const ListItem = ({ title, facts, progress = [], status, sample = false, view, edit }: ListItemProps) => (
  <Item as="li">
    <Cluster justify="space-between" gap={4}>
      <Stack gap={1}>
        <Cluster gap={2}>
          <Heading level={2} size="card">
            {title}
          </Heading>
          <StatusBadge status={status} />
          {sample && <Badge tone="signal">Voorbeeld</Badge>}
        </Cluster>
        <Text tone="muted">{facts.filter(Boolean).join(' · ')}</Text>
        {progress.length > 0 && (
          <Text size="small" tone="muted" tabular>
            {progress.filter(Boolean).join(' · ')}
          </Text>
        )}
      </Stack>
      <Cluster gap={2}>
        <ButtonLink to={edit} variant="secondary" icon={Pencil} aria-label={`Bewerken: ${title}`}>
          Bewerken
        </ButtonLink>
        <ButtonLink to={view} icon={Eye} preventScrollReset={sample} aria-label={`Bekijken: ${title}`}>
          Bekijken
        </ButtonLink>
      </Cluster>
    </Cluster>
  </Item>
)
