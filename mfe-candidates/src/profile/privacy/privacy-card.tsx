import { ignoreShownFailure, retentionText, useChangeCandidate } from '@wervio/candidates'
import {
  type Candidate,
  type CandidateSource,
  changeCandidate,
  eraseCandidate,
  type ErasureReport,
  exportCandidate,
  isOneOf,
  labelOf,
  listAuditEntries,
  retentionBases,
  retentionLabels,
} from '@wervio/contracts'
import { auditLog } from '@wervio/contracts/routes'
import { useMay } from '@wervio/remote-kit'
import { Button, Card, Cluster, Heading, SelectField, Stack, Text, TextLink, toast, exactDay } from '@wervio/ui'
import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { EraseDialog } from './erase-dialog.tsx'
import { ExportMenu } from './export-menu.tsx'

const arrivals: Record<CandidateSource, string> = {
  cv: 'Binnengekomen via een CV',
  import: 'Binnengekomen via een stapel CV’s',
  manual: 'Met de hand ingevuld',
  recording: 'Binnengekomen via een gespreksopname',
}

/** How long the data may stay, taking it along, and erasing it. */
export const PrivacyCard = ({
  candidate,
  onErased,
}: {
  candidate: Candidate
  onErased: (report: ErasureReport) => void
}) => {
  const { mutateAsync } = useChangeCandidate(candidate.id)
  const [isErasing, setIsErasing] = useState(false)
  const mayChange = useMay(changeCandidate)
  const mayErase = useMay(eraseCandidate)
  const mayExport = useMay(exportCandidate)
  const mayReadLog = useMay(listAuditEntries)
  return (
    <Card as="section" aria-label="Bewaren en privacy">
      <Stack>
        <Heading level={2} size="card">
          Bewaren en privacy
        </Heading>
        {mayChange ? (
          <SelectField
            label="Bewaartermijn"
            hint={retentionText(candidate)}
            value={candidate.retention}
            onChange={({ target }) => {
              const retention = retentionBases.find((basis) => basis === target.value)
              if (retention)
                void mutateAsync({ retention }).then(() => toast('De bewaartermijn is opgeslagen.'), ignoreShownFailure)
            }}
          >
            {!isOneOf(retentionBases, candidate.retention) && (
              <option value={candidate.retention}>{candidate.retention}</option>
            )}
            {retentionBases.map((basis) => (
              <option key={basis} value={basis}>
                {retentionLabels[basis]}
              </option>
            ))}
          </SelectField>
        ) : (
          <Stack gap={1}>
            <Text strong>Bewaartermijn: {labelOf(retentionLabels, candidate.retention)}</Text>
            <Text size="small" tone="muted">
              {retentionText(candidate)}
            </Text>
          </Stack>
        )}
        <Text size="small" tone="muted">
          {labelOf(arrivals, candidate.source)} op {exactDay(candidate.created_at)}
        </Text>
        <Cluster gap={2}>
          {mayExport && <ExportMenu candidate={candidate} />}
          {mayErase && (
            <Button variant="quiet" size="small" icon={Eraser} onClick={() => setIsErasing(true)}>
              Wis alle gegevens
            </Button>
          )}
        </Cluster>
        {mayReadLog && (
          <Text size="small">
            <TextLink to={auditLog.forCandidate(candidate.id)}>Wie heeft dit gezien of gewijzigd?</TextLink>
          </Text>
        )}
      </Stack>
      {isErasing && <EraseDialog candidate={candidate} onErased={onErased} onClose={() => setIsErasing(false)} />}
    </Card>
  )
}
