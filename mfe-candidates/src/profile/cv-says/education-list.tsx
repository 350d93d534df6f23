import type { Candidate, EducationLevel } from '@wervio/contracts'
import { Badge, Cluster, Stack, Text } from '@wervio/ui'
import { Evidence } from './evidence.tsx'
import { EntryList, periodText } from './entry-list.tsx'

const levels: Record<Exclude<EducationLevel, 'other'>, string> = { vmbo: 'Vmbo', havo: 'Havo', vwo: 'Vwo', mbo: 'Mbo', hbo: 'Hbo', wo: 'Universiteit' }

/** The schools with their level; each with its place in the CV. */
export const EducationList = ({ schools }: { schools: Candidate['education'] }) => (
  <EntryList label="Opleiding" empty="Geen opleiding bekend">
    {schools.map((school, index) => (
      <Stack as="li" gap={1} key={`${school.degree} ${school.institution} ${school.period ?? index}`}>
        <Cluster gap={2}>
          <Text strong>{school.degree || 'Opleiding'}</Text>
          {school.level && school.level !== 'other' && <Badge>{levels[school.level]}</Badge>}
          <Evidence path={`education.${index}.degree`} label={school.degree || 'opleiding'} />
        </Cluster>
        <Text size="small" tone="muted">{[school.institution, periodText(school)].filter(Boolean).join(' · ')}</Text>
        {school.description && <Text size="small">{school.description}</Text>}
      </Stack>
    ))}
  </EntryList>
)
