import { limits } from '@wervio/contracts'
import { TextArea, TextField } from '@wervio/ui'
import { useState } from 'react'
import { PartEditor } from '../editing/part-editor.tsx'

type Props = {
  label: string
  initialText: string
  isLong: boolean
  isSaving: boolean
  onSave: (text: string) => void
  onClose: () => void
}

/** Changes a line of text, or several lines with `isLong`. */
export const LineEditor = ({ label, initialText, isLong, isSaving, onSave, onClose }: Props) => {
  const [text, setText] = useState(initialText)
  const control = { label, value: text, maxLength: isLong ? limits.longText : limits.shortText }
  return (
    <PartEditor
      label={label}
      isChanged={text.trim() !== initialText}
      isSaving={isSaving}
      onSubmit={() => onSave(text.trim())}
      onClose={onClose}
    >
      {isLong ? (
        <TextArea {...control} onChange={({ target }) => setText(target.value)} />
      ) : (
        <TextField {...control} autoComplete="off" onChange={({ target }) => setText(target.value)} />
      )}
    </PartEditor>
  )
}
