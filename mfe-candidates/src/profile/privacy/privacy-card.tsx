import {
  retentionBases,
  retentionLabels,
  type Candidate,
  type CandidateSource,
  type ErasureReport,
} from '@wervio/contracts'
import { Button, Card, Cluster, Heading, SelectField, Stack, Text, toast } from '@wervio/ui'
import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { useChangeCandidate } from '../../candidate/use-change-candidate.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { ExportMenu } from './export-menu.tsx'

const arrivals: Record<CandidateSource, string> = {
  cv: 'Binnengekomen via een CV',
  import: 'Binnengekomen via een stapel CV’s',
  manual: 'Met de hand ingevuld',
  recording: 'Binnengekomen via een gespreksopname',
}

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long' })

/** How long the data may stay, taking it along, and erasing it. */
export const PrivacyCard = ({
  candidate,
  onErased,
}: {
  candidate: Candidate
  onErased: (report: ErasureReport) => void
}) => {
  const { mutate } = useChangeCandidate(candidate.id)
  const [erasing, setErasing] = useState(false)
  return (
    <Card as="section" aria-label="Bewaren en privacy">
      <Stack>
        <Heading level={2} size="card">
          Bewaren en privacy
        </Heading>
        <SelectField
          label="Bewaartermijn"
          hint={`Tot en met ${day.format(new Date(candidate.retain_until))}`}
          value={candidate.retention}
          onChange={({ target }) => {
            const chosen = retentionBases.find((basis) => basis === target.value)
            if (chosen) mutate({ retention: chosen }, { onSuccess: () => toast('De bewaartermijn is opgeslagen.') })
          }}
        >
          {retentionBases.map((basis) => (
            <option key={basis} value={basis}>
              {retentionLabels[basis]}
            </option>
          ))}
        </SelectField>
        <Text size="small" tone="muted">
          {arrivals[candidate.source]} op {day.format(new Date(candidate.created_at))}
        </Text>
        <Cluster gap={2}>
          <ExportMenu candidate={candidate} />
          <Button variant="quiet" size="small" icon={Eraser} onClick={() => setErasing(true)}>
            Wis alle gegevens
          </Button>
        </Cluster>
      </Stack>
      {erasing && <EraseDialog candidate={candidate} onErased={onErased} onClose={() => setErasing(false)} />}
    </Card>
  )
}
