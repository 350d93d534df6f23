import { useEffect, useRef } from 'react'
import { Notice } from '@wervio/ui'

/**
 * A failure of the whole form, announced at once. It takes the focus, so that the next Tab is the first field, unless
 * the form knows which field it is about. Give it its text as key.
 */
export const ProblemNotice = ({ text, takesFocus = true }: { text: string; takesFocus?: boolean }) => {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) notice.current?.focus()
  }, [takesFocus])
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="red">{text}</Notice>
    </div>
  )
}
