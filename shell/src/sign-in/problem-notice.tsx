import { useEffect, useRef } from 'react'
import { Notice } from '@wervio/ui'

/** A failure of the whole form: announced at once and given the focus, so that the next Tab is the first field. Key it by its text. */
export const ProblemNotice = ({ text }: { text: string }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="red">{text}</Notice>
    </div>
  )
}
