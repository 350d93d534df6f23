import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * An element of the page that keeps its state, such as words in a form, while the screen gives it another place.
 * `portal` stands anywhere, once; a `MovedElement` is where the element is seen.
 */
export const useMovedElement = (content: ReactNode) => {
  const [element] = useState(() => document.createElement('div'))
  return { element, portal: createPortal(content, element) }
}

/** Where a moved element is seen now. */
export const MovedElement = ({ of: element }: { of: HTMLElement }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(element), [element])
  return <div ref={place} />
}
