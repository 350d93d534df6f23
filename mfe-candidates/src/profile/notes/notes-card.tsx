import type { Candidate } from '@wervio/contracts'
import { Card, Cluster, Heading, IconButton, Stack, Text, tokens } from '@wervio/ui'
import { Pencil } from 'lucide-react'
import { styled } from 'styled-components'
import { EditedBy } from '../cv-data/edited-by.tsx'

const Note = styled(Text)`
  white-space: pre-line;
  overflow-wrap: anywhere;
  max-width: ${tokens.width.line};
`

type Props = { candidate: Pick<Candidate, 'notes'>; isEditing: boolean; onEdit: () => void }

/** What recruiters noted about a candidate; written in the form of the contact details. */
export const NotesCard = ({ candidate: { notes }, isEditing, onEdit }: Props) => (
  <Card as="section" aria-label="Notities">
    <Stack gap={3}>
      <Cluster justify="space-between">
        <Heading level={2} size="card">
          Notities
        </Heading>
        {!isEditing && <IconButton label="Notities wijzigen" icon={Pencil} onClick={onEdit} />}
      </Cluster>
      {notes?.trim() ? <Note>{notes}</Note> : <Text tone="muted">Nog geen notities</Text>}
      <EditedBy path="notes" />
    </Stack>
  </Card>
)
