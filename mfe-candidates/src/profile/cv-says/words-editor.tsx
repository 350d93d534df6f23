import { useState } from 'react'
import { WordList } from '../../candidate/word-list.tsx'
import { FactEditor } from './fact-editor.tsx'

type Props = { label: string; /** What one of the words is. */ one: string; start: readonly string[]; onSave: (words: string[]) => void; onClose: () => void }

/** Changes a list of words. */
export const WordsEditor = ({ label, one, start, onSave, onClose }: Props) => {
  const [words, setWords] = useState([...start])
  return <FactEditor label={label} onSave={() => onSave(words)} onClose={onClose}><WordList label={one} words={words} onChange={setWords} /></FactEditor>
}
