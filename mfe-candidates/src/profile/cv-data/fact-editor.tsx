import type { Candidate } from '@wervio/contracts'
import type { CandidateEdit } from '../editing/use-edit-candidate.ts'
import { useSavePart } from '../editing/use-save-part.ts'
import type { FactOfCv } from './facts.ts'
import { LineEditor } from './line-editor.tsx'
import { WordsEditor } from './words-editor.tsx'

type Props = {
  fact: FactOfCv
  /** The candidate as they were when the change was begun. */
  original: Candidate
  onClose: () => void
}

/** Changes one thing a CV says. */
export const FactEditor = ({ fact, original, onClose }: Props) => {
  const { save, isSaving } = useSavePart(onClose)
  const store = (change: CandidateEdit) => save({ change, original, successText: `${fact.label} gewijzigd.` })
  const common = { label: fact.label, isSaving, onClose }
  return fact.kind === 'words' ? (
    <WordsEditor
      {...common}
      itemLabel={fact.itemLabel}
      initialWords={fact.words(original)}
      onSave={(words) => store(fact.change(words))}
    />
  ) : (
    <LineEditor
      {...common}
      initialText={original[fact.field] ?? ''}
      isLong={fact.kind === 'text'}
      onSave={(text) => store({ [fact.field]: text || null })}
    />
  )
}
