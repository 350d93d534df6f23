import { limits } from '@wervio/contracts'
import { TextArea, TextField } from '@wervio/ui'
import { useState } from 'react'
import { PartEditor } from '../editing/part-editor.tsx'

type Props = { label: string; start: string; long: boolean; onSave: (text: string) => void; onClose: () => void }

/** Changes a line of text, or several lines where it is `long`. */
export const LineEditor = ({ label, start, long, onSave, onClose }: Props) => {
  const [text, setText] = useState(start)
  const control = { label, value: text, maxLength: long ? limits.longText : limits.shortText }
  const submit = () => {
    if (text.trim() !== start) onSave(text.trim())
    onClose()
  }
  return (
    <PartEditor label={label} onSubmit={submit} onClose={onClose}>
      {long ? (
        <TextArea {...control} onChange={({ target }) => setText(target.value)} />
      ) : (
        <TextField {...control} autoComplete="off" onChange={({ target }) => setText(target.value)} />
      )}
    </PartEditor>
  )
}
