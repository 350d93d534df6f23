import type { Candidate } from '@wervio/contracts'
import { Badge, Cluster, Stack, Text } from '@wervio/ui'
import { useState } from 'react'
import { periodText } from '../../candidate/entry-values.ts'
import { useSavePart } from '../editing/use-save-part.ts'
import { EditedBy } from './edited-by.tsx'
import { EntryList } from './entry-list.tsx'
import { Evidence } from './evidence.tsx'
import { JobsEditor } from './jobs-editor.tsx'

/** The jobs, newest first; each with its place in the CV. */
export const JobList = ({ candidate }: { candidate: Candidate }) => {
  const [original, setOriginal] = useState<Candidate | null>(null)
  const close = () => setOriginal(null)
  const { save, isSaving } = useSavePart(close)
  const editor = original && (
    <JobsEditor
      jobs={original.experience}
      isSaving={isSaving}
      onSave={(experience) => save({ change: { experience }, original, successText: 'Werkervaring gewijzigd.' })}
      onClose={close}
    />
  )
  return (
    <EntryList
      label="Werkervaring"
      emptyText="Geen werkervaring bekend"
      editor={editor}
      onEdit={() => setOriginal(candidate)}
    >
      {candidate.experience.map((job, index) => (
        <Stack as="li" gap={1} key={`${job.position} ${job.company} ${job.period ?? ''} ${index}`}>
          <Cluster gap={2}>
            <Text strong>{job.position || 'Functie onbekend'}</Text>
            {job.current && <Badge tone="green">Nu</Badge>}
            <Evidence path={`experience.${index}.position`} label={job.position || 'functie'} />
            <EditedBy path={`experience.${index}`} />
          </Cluster>
          <Cluster gap={2}>
            <Text size="small" tone="muted">
              {[job.company, job.location, periodText(job)].filter(Boolean).join(' · ') || 'Niet meer bekend'}
            </Text>
            {job.company && <Evidence path={`experience.${index}.company`} label={job.company} />}
          </Cluster>
          {job.description && <Text size="small">{job.description}</Text>}
        </Stack>
      ))}
    </EntryList>
  )
}
