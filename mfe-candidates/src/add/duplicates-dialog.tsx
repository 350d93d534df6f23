import { duplicateReasonTexts, type Duplicate } from '@wervio/contracts'
import { Avatar, Badge, Button, Cluster, Dialog, Stack, Text } from '@wervio/ui'
import { styled } from 'styled-components'
import { DuplicateActions } from '../candidate/duplicate-actions.tsx'
import { isSamePerson } from '../candidate/is-same-person.ts'

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.75rem;
`

type Choice = { onMerge: (candidateId: string) => void }

const DuplicateRow = ({
  duplicate,
  duplicate: { candidate },
  isRecommended,
  onMerge,
}: { duplicate: Duplicate; isRecommended: boolean } & Choice) => (
  <Row>
    <Avatar name={candidate.name} />
    <Stack gap={2}>
      <div>
        <Text strong>{candidate.name}</Text>
        <Text size="small" tone="muted">
          {[candidate.title, candidate.location].filter(Boolean).join(' · ') || 'Nog geen functie bekend'}
        </Text>
      </div>
      <Cluster gap={2}>
        {duplicateReasonTexts(duplicate).map((reason) => (
          <Badge key={reason} tone="amber">
            {reason}
          </Badge>
        ))}
      </Cluster>
      <DuplicateActions candidate={candidate} hasCv={false} isRecommended={isRecommended} onMerge={onMerge} />
    </Stack>
  </Row>
)

type Props = Choice & { duplicates: readonly Duplicate[]; onAdd: () => void; onDismiss: () => void }

/** Before saving: who is already there and may be the same person. */
export const DuplicatesDialog = ({ duplicates, onAdd, onDismiss, onMerge }: Props) => (
  <Dialog
    open
    onOpenChange={(open) => {
      if (!open) onDismiss()
    }}
    title={
      duplicates.length === 1 ? 'Deze kandidaat is er misschien al' : 'Deze kandidaat is er misschien al meer dan eens'
    }
    description="Er is nog niets opgeslagen. Gaat het om dezelfde persoon, dan vullen we aan wat er nog niet stond."
    actions={
      <>
        <Button variant="secondary" onClick={onDismiss}>
          Niet toevoegen
        </Button>
        <Button variant="secondary" onClick={onAdd}>
          Toch toevoegen
        </Button>
      </>
    }
  >
    <Stack as="ul" gap={5}>
      {duplicates.map((duplicate, index) => (
        <DuplicateRow
          key={duplicate.candidate.id}
          duplicate={duplicate}
          isRecommended={index === 0 && isSamePerson(duplicate)}
          onMerge={onMerge}
        />
      ))}
    </Stack>
  </Dialog>
)
