import { Button, Cluster, Text, tokens } from '@wervio/ui'
import { styled } from 'styled-components'

const Bar = styled.div`
  position: sticky;
  bottom: ${tokens.space[4]};
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${tokens.line.strong};
  border-radius: ${tokens.radius.card};
  background: ${tokens.surface.raised};
  box-shadow: ${tokens.shadow.high};
`

/** Stays in sight as long as something isn't stored. */
export const SaveBar = ({ isSaving, onCancel }: { isSaving: boolean; onCancel: () => void }) => (
  <Bar>
    <Text size="small" tone="muted">
      Nog niet opgeslagen
    </Text>
    <Cluster gap={2}>
      <Button variant="quiet" disabled={isSaving} onClick={onCancel}>
        Annuleren
      </Button>
      <Button type="submit" busy={isSaving}>
        Opslaan
      </Button>
    </Cluster>
  </Bar>
)
