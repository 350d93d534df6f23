import { Badge, Chip, VisuallyHidden } from '@wervio/ui'
import { Pencil } from 'lucide-react'
import { confidenceWord } from './confidence.ts'
import { useEdited, useEvidence } from './shown-place.ts'

/** A word of a list; a button where the CV can show it. */
export const WordWithPlace = ({ word, path }: { word: string; path: string }) => {
  const { found, show } = useEvidence(path)
  const edited = useEdited(path)
  if (edited)
    return (
      <Badge icon={Pencil} title={`${word}: ${edited}`}>
        {word}
        <VisuallyHidden> ({edited})</VisuallyHidden>
      </Badge>
    )
  if (!found || !show) return <Badge>{word}</Badge>
  return (
    <Chip
      title={`In het CV: ‘${found.quote}’ (${confidenceWord(found)})`}
      aria-label={`Toon in CV: ${word} (${confidenceWord(found)})`}
      onClick={show}
    >
      {word}
    </Chip>
  )
}
