import { duplicateReasonLabels, type Duplicate } from '@wervio/contracts'
import { Button, ButtonLink, Cluster, Notice, Stack, Text } from '@wervio/ui'
import { ExternalLink, GitMerge } from 'lucide-react'
import { paths } from '../paths.ts'

type Props = { doubles: readonly Duplicate[]; busy: boolean; onMerge: (candidateId: string) => void }

/** Who is already there and may be the same person, with what to do about it. */
export const DoublesNotice = ({ doubles, busy, onMerge }: Props) => (
  <Notice tone="amber" title={doubles.length === 1 ? 'Deze kandidaat is er misschien al' : 'Deze kandidaat is er misschien al meer dan eens'}>
    <Stack as="ul" gap={3}>
      {doubles.map(({ candidate, reasons }) => (
        <li key={candidate.id}>
          <Stack gap={2}>
            <Text><strong>{candidate.name}</strong>{candidate.title ? `, ${candidate.title}` : ''}: {reasons.map((reason) => duplicateReasonLabels[reason].toLocaleLowerCase('nl-NL')).join(', ')}.</Text>
            <Cluster gap={2}>
              <Button type="button" variant="secondary" size="small" icon={GitMerge} disabled={busy} onClick={() => onMerge(candidate.id)}>Voeg dit cv bij {candidate.name}</Button>
              <ButtonLink to={paths.profile.href(candidate.id)} target="_blank" variant="quiet" size="small" icon={ExternalLink}>Bekijk profiel</ButtonLink>
            </Cluster>
          </Stack>
        </li>
      ))}
    </Stack>
  </Notice>
)
