import { Badge, Chip } from '@wervio/ui'
import { confidenceWord } from './confidence.ts'
import { useEvidence } from './shown-place.ts'

/** A word of a list; a button where the CV can show it. */
export const WordWithPlace = ({ word, path }: { word: string; path: string }) => {
  const { found, show } = useEvidence(path)
  if (!found || !show) return <Badge>{word}</Badge>
  return <Chip title={`In het cv: ‘${found.quote}’ (${confidenceWord(found)})`} aria-label={`Toon in cv: ${word} (${confidenceWord(found)})`} onClick={show}>{word}</Chip>
}
