import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'

const ID = 'page-tools'

/** The place for the tools of a page in the top bar; one per document, drawn by the shell. */
export const PageToolsSlot = styled.div.attrs({ id: ID })`
  display: contents;
`

const findSlot = (): HTMLElement | null => document.getElementById(ID)
const ignoreChanges = () => () => undefined

/** Draws the tools of a page in the top bar, where they cover nothing; on their own place where there is no top bar. */
export const PageTools = ({ children }: { children: ReactNode }) => {
  // A store, because it is asked again after the first render: a top bar may appear together with its page.
  const slot = useSyncExternalStore(ignoreChanges, findSlot)
  return slot ? createPortal(children, slot) : children
}
