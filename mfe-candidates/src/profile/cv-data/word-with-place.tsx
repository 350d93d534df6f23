import { Badge, Chip, VisuallyHidden } from '@wervio/ui'
import { Pencil } from 'lucide-react'
import { confidenceWord } from './confidence.ts'
import { useEditedBy, useEvidence } from './cv-context.ts'

/** A word of a list; a button where the CV can show it. */
export const WordWithPlace = ({ word, path }: { word: string; path: string }) => {
  const { evidence, show } = useEvidence(path)
  const editedBy = useEditedBy(path)
  if (editedBy)
    return (
      <Badge icon={Pencil} title={`${word}: ${editedBy}`}>
        {word}
        <VisuallyHidden> ({editedBy})</VisuallyHidden>
      </Badge>
    )
  if (!evidence || !show) return <Badge>{word}</Badge>
  return (
    <Chip
      title={`In het CV: ‘${evidence.quote}’ (${confidenceWord(evidence)})`}
      aria-label={`${word}: toon in CV (${confidenceWord(evidence)})`}
      onClick={show}
    >
      {word}
    </Chip>
  )
}
