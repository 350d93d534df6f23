import { useState } from 'react'
import { WordList } from '../../candidate/word-list.tsx'
import { PartEditor } from '../editing/part-editor.tsx'

type Props = {
  label: string
  /** What one of the words is. */ one: string
  start: readonly string[]
  onSave: (words: string[]) => void
  onClose: () => void
}

/** Changes a list of words. */
export const WordsEditor = ({ label, one, start, onSave, onClose }: Props) => {
  const [words, setWords] = useState([...start])
  const submit = () => {
    onSave(words)
    onClose()
  }
  return (
    <PartEditor label={label} onSubmit={submit} onClose={onClose}>
      <WordList label={one} words={words} onChange={setWords} />
    </PartEditor>
  )
}
