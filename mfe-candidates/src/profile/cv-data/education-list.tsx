import { periodText } from '@wervio/candidates'
import { educationLevelLabels, labelOf, type Candidate } from '@wervio/contracts'
import { Badge, Cluster, Stack, Text } from '@wervio/ui'
import { useState } from 'react'
import { useSavePart } from '../editing/use-save-part.ts'
import { EditedBy } from './edited-by.tsx'
import { EntryList } from './entry-list.tsx'
import { Evidence } from './evidence.tsx'
import { SchoolsEditor } from './schools-editor.tsx'

/** The schools with their level; each with its place in the CV. */
export const EducationList = ({ candidate }: { candidate: Candidate }) => {
  const [original, setOriginal] = useState<Candidate | null>(null)
  const close = () => setOriginal(null)
  const { save, isSaving } = useSavePart(close)
  const editor = original && (
    <SchoolsEditor
      schools={original.education}
      isSaving={isSaving}
      onSave={(education) => save({ change: { education }, original, successText: 'Opleiding gewijzigd.' })}
      onClose={close}
    />
  )
  return (
    <EntryList
      label="Opleiding"
      emptyText="Geen opleiding bekend"
      editor={editor}
      onEdit={() => setOriginal(candidate)}
    >
      {candidate.education.map((school, index) => (
        <Stack as="li" gap={1} key={`${school.degree} ${school.institution} ${school.period ?? ''} ${index}`}>
          <Cluster gap={2}>
            <Text strong>{school.degree || 'Opleiding'}</Text>
            {school.level && school.level !== 'other' && <Badge>{labelOf(educationLevelLabels, school.level)}</Badge>}
            <Evidence path={`education.${index}.degree`} label={school.degree || 'opleiding'} />
            <EditedBy path={`education.${index}`} />
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
