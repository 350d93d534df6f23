import { useState } from 'react'
import { usePopover } from './use-popover.ts'

/** A popover that also closes when `value` changes, such as the place in the history. */
export const useClosedOnChange = <Area extends HTMLElement = HTMLDivElement>(value: string) => {
  const popover = usePopover<Area>()
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    popover.close()
  }
  return popover
}
