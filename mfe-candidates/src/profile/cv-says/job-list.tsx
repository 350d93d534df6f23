import type { Candidate } from '@wervio/contracts'
import { Badge, Cluster, Stack, Text } from '@wervio/ui'
import { Evidence } from './evidence.tsx'
import { EntryList, periodText } from './entry-list.tsx'

/** The jobs, newest first; each with its place in the CV. */
export const JobList = ({ jobs }: { jobs: Candidate['experience'] }) => (
  <EntryList label="Werkervaring" empty="Geen werkervaring bekend">
    {jobs.map((job, index) => (
      <Stack as="li" gap={1} key={`${job.position} ${job.company} ${job.period ?? index}`}>
        <Cluster gap={2}>
          <Text strong>{job.position || 'Functie onbekend'}</Text>
          {job.current && <Badge tone="green">Nu</Badge>}
          <Evidence path={`experience.${index}.position`} label={job.position || 'functie'} />
        </Cluster>
        <Cluster gap={2}>
          <Text size="small" tone="muted">{[job.company, job.location, periodText(job)].filter(Boolean).join(' · ') || 'Niet meer bekend'}</Text>
          {job.company && <Evidence path={`experience.${index}.company`} label={job.company} />}
        </Cluster>
        {job.description && <Text size="small">{job.description}</Text>}
      </Stack>
    ))}
  </EntryList>
)
