import type { Candidate } from '@wervio/contracts'
import { usePhoneScreen } from '@wervio/ui'
import { useState } from 'react'
import { useSavePart } from '../editing/use-save-part.ts'
import { EntryList } from './entry-list.tsx'
import { JobItem } from './job-item.tsx'
import { JobsEditor } from './jobs-editor.tsx'

/** The jobs, newest first; each with its place in the CV. On a phone the older ones are folded. */
export const JobList = ({ candidate }: { candidate: Candidate }) => {
  const [original, setOriginal] = useState<Candidate | null>(null)
  const isPhone = usePhoneScreen()
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
        <JobItem
          key={`${job.position} ${job.company} ${job.period ?? ''} ${index}`}
          job={job}
          index={index}
          canFold={isPhone && index > 0}
        />
      ))}
    </EntryList>
  )
}
