import { mailBlanks } from '@wervio/contracts'
import { useRef, useState } from 'react'
import type { MessageText } from './use-message.ts'

type TextControl = HTMLInputElement | HTMLTextAreaElement

/** Where the first blank of a text stands; null without any. */
const firstBlank = (text: string): { start: number; end: number } | null => {
  const blanks = mailBlanks(text).map((blank) => ({ start: text.indexOf(blank), length: blank.length }))
  const [first] = blanks.toSorted((one, other) => one.start - other.start)
  return first ? { start: first.start, end: first.start + first.length } : null
}

const selectBlank = (control: TextControl | null, { start, end }: { start: number; end: number }) => {
  control?.focus()
  control?.setSelectionRange(start, end)
}

/** Lets a message go only when it has a sender, a subject and no blanks; else the first gap gets the focus. */
export const useCompleteText = ({ subject, body }: MessageText, isUnsigned: boolean) => {
  const senderField = useRef<HTMLInputElement>(null)
  const subjectField = useRef<HTMLInputElement>(null)
  const bodyField = useRef<HTMLTextAreaElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  const isSubjectMissing = subject.trim() === ''
  const blanks = mailBlanks(`${subject}\n${body}`)
  const focusGap = () => {
    const [subjectBlank, bodyBlank] = [firstBlank(subject), firstBlank(body)]
    if (isUnsigned) senderField.current?.focus()
    else if (isSubjectMissing) subjectField.current?.focus()
    else if (subjectBlank) selectBlank(subjectField.current, subjectBlank)
    else if (bodyBlank) selectBlank(bodyField.current, bodyBlank)
  }
  return {
    senderField,
    subjectField,
    bodyField,
    blanks,
    /** True once the message was held back. */
    isRefused,
    senderError: isRefused && isUnsigned ? 'Vul je naam in.' : undefined,
    subjectError: isRefused && isSubjectMissing ? 'Vul een onderwerp in.' : undefined,
    isComplete: (): boolean => {
      const complete = !isUnsigned && !isSubjectMissing && blanks.length === 0
      setIsRefused(!complete)
      if (!complete) focusGap()
      return complete
    },
  }
}
