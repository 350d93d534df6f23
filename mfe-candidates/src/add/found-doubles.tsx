import { duplicateReasonLabels, type Duplicate } from '@wervio/contracts'
import { Avatar, Badge, Button, ButtonLink, Cluster, Dialog, Stack, Text } from '@wervio/ui'
import { ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import { paths } from '../paths.ts'

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.75rem;
`

const About = ({ double: { candidate, reasons } }: { double: Duplicate }) => (
  <Row>
    <Avatar name={candidate.name} />
    <Stack gap={2}>
      <div>
        <Text strong>{candidate.name}</Text>
        <Text size="small" tone="muted">{[candidate.title, candidate.location].filter(Boolean).join(' · ') || 'Nog geen functie bekend'}</Text>
      </div>
      <Cluster gap={2}>{reasons.map((reason) => <Badge key={reason} tone="amber">{duplicateReasonLabels[reason]}</Badge>)}</Cluster>
      <ButtonLink to={paths.profile.href(candidate.id)} target="_blank" variant="secondary" size="small" icon={ExternalLink}>Bekijk {candidate.name}</ButtonLink>
    </Stack>
  </Row>
)

type Props = { doubles: readonly Duplicate[]; onAdd: () => void; onDismiss: () => void }

/** Before saving: who is already there and may be the same person. */
export const FoundDoubles = ({ doubles, onAdd, onDismiss }: Props) => (
  <Dialog
    open
    onOpenChange={(open) => { if (!open) onDismiss() }}
    title={doubles.length === 1 ? 'Deze kandidaat is er misschien al' : 'Deze kandidaat is er misschien al meer dan eens'}
    description="Er is nog niets opgeslagen. Kijk of het om dezelfde persoon gaat."
    actions={<><Button variant="secondary" onClick={onDismiss}>Niet toevoegen</Button><Button onClick={onAdd}>Toch toevoegen</Button></>}
  >
    <Stack as="ul" gap={5}>{doubles.map((double) => <About key={double.candidate.id} double={double} />)}</Stack>
  </Dialog>
)
