import { Link } from '@wervio/routing'
import { Card, IconTile, Stack, Text } from '@wervio/ui'
import { styled } from 'styled-components'
import { iconOf } from '../site/icons.ts'
import type { ActionCardText } from './quick-actions.ts'

const CardLink = styled(Card)`
  color: inherit;
` as typeof Card

/** A card that is a link as a whole. */
export const ActionCard = ({ label, text, to, icon }: ActionCardText) => (
  <CardLink as={Link} to={to} interactive padding={4}>
    <Stack gap={4} align="start">
      <IconTile icon={iconOf(icon)} />
      <Stack gap={1}>
        <Text as="span" strong>
          {label}
        </Text>
        <Text as="span" size="small" tone="muted">
          {text}
        </Text>
      </Stack>
    </Stack>
  </CardLink>
)
