import { duplicateReasonTexts, type Duplicate } from '@wervio/contracts'
import { Avatar, Badge, Button, Cluster, Dialog, Stack, Text } from '@wervio/ui'
import { styled } from 'styled-components'
import { DoubleChoices } from '../candidate/double-choices.tsx'
import { surelySame } from '../candidate/surely-same.ts'

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.75rem;
`

type Choice = { /** Whether there is a CV, or only details. */ hasCv: boolean; onMerge: (candidateId: string) => void }

const About = ({
  double,
  double: { candidate },
  safe,
  hasCv,
  onMerge,
}: { double: Duplicate; safe: boolean } & Choice) => (
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
        {duplicateReasonTexts(double).map((reason) => (
          <Badge key={reason} tone="amber">
            {reason}
          </Badge>
        ))}
      </Cluster>
      <DoubleChoices candidate={candidate} hasCv={hasCv} safe={safe} onMerge={onMerge} />
    </Stack>
  </Row>
)

type Props = Choice & { doubles: readonly Duplicate[]; onAdd: () => void; onDismiss: () => void }

/** Before saving: who is already there and may be the same person. */
export const FoundDoubles = ({ doubles, onAdd, onDismiss, ...choice }: Props) => (
  <Dialog
    open
    onOpenChange={(open) => {
      if (!open) onDismiss()
    }}
    title={
      doubles.length === 1 ? 'Deze kandidaat is er misschien al' : 'Deze kandidaat is er misschien al meer dan eens'
    }
    description={`Er is nog niets opgeslagen. Gaat het om dezelfde persoon, dan ${choice.hasCv ? 'krijgt die dit CV en vullen we aan' : 'vullen we aan'} wat er nog niet stond.`}
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
      {doubles.map((double, index) => (
        <About key={double.candidate.id} double={double} safe={index === 0 && surelySame(double)} {...choice} />
      ))}
    </Stack>
  </Dialog>
)
