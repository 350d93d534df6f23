import { limits, type Candidate } from '@wervio/contracts'
import { TextArea, TextField } from '@wervio/ui'
import { useState } from 'react'
import { useChangeCandidate } from '../../candidate/use-change-candidate.ts'
import { Fact } from './fact.tsx'
import { FactEditor } from './fact-editor.tsx'

type Field = 'title' | 'summary' | 'availability' | 'notice_period' | 'salary_wish' | 'hours'
type EditorProps = { label: string; start: string; long: boolean; onSave: (text: string) => void; onClose: () => void }

const LineEditor = ({ label, start, long, onSave, onClose }: EditorProps) => {
  const [text, setText] = useState(start)
  const control = { label, value: text, autoFocus: true, maxLength: long ? limits.longText : limits.shortText }
  return (
    <FactEditor label={label} onSave={() => onSave(text.trim())} onClose={onClose}>
      {long ? <TextArea {...control} onChange={({ target }) => setText(target.value)} /> : <TextField {...control} autoComplete="off" onChange={({ target }) => setText(target.value)} />}
    </FactEditor>
  )
}

/** A line of text of the profile; `long` for several lines. */
export const LineFact = ({ candidate, field, label, long = false }: { candidate: Candidate; field: Field; label: string; long?: boolean }) => {
  const { mutate } = useChangeCandidate(candidate.id)
  const [editing, setEditing] = useState(false)
  const start = candidate[field] ?? ''
  const save = (text: string) => { if (text !== start) mutate({ [field]: text || null }) }
  const editor = editing && <LineEditor label={label} start={start} long={long} onSave={save} onClose={() => setEditing(false)} />
  return <Fact label={label} path={field} editor={editor} onEdit={() => setEditing(true)}>{candidate[field]}</Fact>
}
