import { educationLevelLabels, type Candidate } from '@wervio/contracts'
import { Badge, Cluster, Stack, Text } from '@wervio/ui'
import { useState } from 'react'
import { periodText } from '../../candidate/entry-values.ts'
import { useEdit } from '../editing/use-edit-candidate.ts'
import { Edited } from './edited.tsx'
import { EntryList } from './entry-list.tsx'
import { Evidence } from './evidence.tsx'
import { SchoolsEditor } from './schools-editor.tsx'

/** The schools with their level; each with its place in the CV. */
export const EducationList = ({ candidate }: { candidate: Candidate }) => {
  const edit = useEdit()
  const [from, setFrom] = useState<Candidate | null>(null)
  const close = () => setFrom(null)
  const editor = from && (
    <SchoolsEditor
      schools={from.education}
      onSave={(education) => edit({ change: { education }, from, told: 'De opleiding is gewijzigd.' })}
      onClose={close}
    />
  )
  return (
    <EntryList label="Opleiding" empty="Geen opleiding bekend" editor={editor} onEdit={() => setFrom(candidate)}>
      {candidate.education.map((school, index) => (
        <Stack as="li" gap={1} key={`${school.degree} ${school.institution} ${school.period ?? ''} ${index}`}>
          <Cluster gap={2}>
            <Text strong>{school.degree || 'Opleiding'}</Text>
            {school.level && school.level !== 'other' && <Badge>{educationLevelLabels[school.level]}</Badge>}
            <Evidence path={`education.${index}.degree`} label={school.degree || 'opleiding'} />
            <Edited path={`education.${index}`} />
          </Cluster>
          <Text size="small" tone="muted">
            {[school.institution, periodText(school)].filter(Boolean).join(' · ')}
          </Text>
          {school.description && <Text size="small">{school.description}</Text>}
        </Stack>
      ))}
    </EntryList>
  )
}
