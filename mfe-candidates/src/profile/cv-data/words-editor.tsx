import { limits } from '@wervio/contracts'
import { WordList } from '@wervio/ui'
import { useState } from 'react'
import { PartEditor } from '../editing/part-editor.tsx'

type Props = {
  label: string
  /** What one of the words is: 'Vaardigheid'. */
  itemLabel: string
  initialWords: readonly string[]
  isSaving: boolean
  onSave: (words: string[]) => void
  onClose: () => void
}

/** Changes a list of words. */
export const WordsEditor = ({ label, itemLabel, initialWords, isSaving, onSave, onClose }: Props) => {
  const [words, setWords] = useState([...initialWords])
  const [isTyping, setIsTyping] = useState(false)
  const isOther = words.length !== initialWords.length || words.some((word, index) => word !== initialWords[index])
  return (
    <PartEditor
      label={label}
      isChanged={isOther || isTyping}
      isSaving={isSaving}
      onSubmit={() => onSave(words)}
      onClose={onClose}
    >
      <WordList longest={limits.shortText} label={itemLabel} words={words} onChange={setWords} onTyping={setIsTyping} />
    </PartEditor>
  )
}
