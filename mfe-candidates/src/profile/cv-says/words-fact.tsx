import type { Candidate } from '@wervio/contracts'
import { Cluster } from '@wervio/ui'
import { useState } from 'react'
import { useChangeCandidate, type CandidateChange } from '../../candidate/use-change-candidate.ts'
import { WordList } from '../../candidate/word-list.tsx'
import { Fact } from './fact.tsx'
import { FactEditor } from './fact-editor.tsx'
import { WordWithPlace } from './word-with-place.tsx'

type EditorProps = { label: string; one: string; start: readonly string[]; onSave: (words: string[]) => void; onClose: () => void }

const WordsEditor = ({ label, one, start, onSave, onClose }: EditorProps) => {
  const [words, setWords] = useState([...start])
  return <FactEditor label={label} onSave={() => onSave(words)} onClose={onClose}><WordList label={one} words={words} onChange={setWords} /></FactEditor>
}

type Props = {
  candidate: Candidate
  field: 'skills' | 'certificates' | 'driving_licences' | 'languages'
  label: string
  /** What one of them is. */
  one: string
  words: readonly string[]
  /** The words as the service takes them. */
  change: (words: string[]) => CandidateChange
}

/** A list of words of the profile as chips; each lights its place up in the CV. */
export const WordsFact = ({ candidate, field, label, one, words, change }: Props) => {
  const { mutate } = useChangeCandidate(candidate.id)
  const [editing, setEditing] = useState(false)
  const editor = editing && <WordsEditor label={label} one={one} start={words} onSave={(chosen) => mutate(change(chosen))} onClose={() => setEditing(false)} />
  return (
    <Fact label={label} editor={editor} onEdit={() => setEditing(true)}>
      {words.length === 0 ? null : <Cluster as="ul" gap={2}>{words.map((word, index) => <li key={word}><WordWithPlace word={word} path={`${field}.${index}`} /></li>)}</Cluster>}
    </Fact>
  )
}
