import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { RowSelectionProvider } from './row-selection-context.ts'
import type { Selectable, Selection } from './use-selection.ts'

/** Where a letter or Escape is about text, or about something that lies over the page. */
const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'
const OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]'
const ROW = '[data-row-id]'
/** What opens a row: a link, or a button that says so. */
const OPENS_ROW = 'a[href], [data-row-open]'

const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null
const rowIdOf = (target: EventTarget | null): string | undefined => closest(target, ROW)?.dataset['rowId']
const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent | MouseEvent): boolean => !ctrlKey && !metaKey && !altKey

type Props = { selection: Selection<Selectable>; /** Whether X chooses. */ hasLetters: boolean; children: ReactNode }

/**
 * A list with rows that can be chosen: each row has `data-row-id`, a `SelectBox` and a link that opens it, or a button
 * with `data-row-open`. In it X and the space bar choose the row with the focus, Shift with an arrow chooses on, Ctrl
 * or ⌘ with A chooses all; Escape ends choosing, anywhere. Once choosing was begun by its button, a click on a row
 * chooses it instead of opening it.
 */
export const SelectionArea = ({ selection, hasLetters, children }: Props) => {
  const area = useRef<HTMLDivElement>(null)
  const lastRowId = useRef<string | null>(null)
  const { order, toggle, extend, chooseAll, isChoosing } = selection

  const focusRow = (id: string, asBox: boolean, preventScroll = false) => {
    const row = area.current?.querySelector(`[data-row-id="${CSS.escape(id)}"]`)
    const control = row?.querySelector<HTMLElement>(asBox ? 'input[type="checkbox"]' : OPENS_ROW)
    control?.focus({ preventScroll })
  }
  const extendByArrow = (event: KeyboardEvent, id: string) => {
    const next = order[order.indexOf(id) + (event.key === 'ArrowDown' ? 1 : -1)]
    event.preventDefault()
    if (next === undefined) return
    extend(next, id)
    focusRow(next, closest(event.target, 'input') !== null)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || closest(event.target, TYPING) || closest(event.target, OVERLAY)) return
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'a') {
      event.preventDefault()
      chooseAll()
      return
    }
    const id = rowIdOf(event.target)
    if (id === undefined || !isPlain(event)) return
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (event.shiftKey) {
      if (isArrow) extendByArrow(event, id)
      return
    }
    const isLetter = hasLetters && event.key.toLowerCase() === 'x'
    // The space bar presses buttons and boxes by itself; on a link it would scroll.
    const isSpace = event.key === ' ' && closest(event.target, 'a[href]') !== null
    if (!isLetter && !isSpace) return
    event.preventDefault()
    if (!event.repeat) toggle(id)
  })
  const click = useEffectEvent((event: MouseEvent) => {
    const id = rowIdOf(event.target)
    // Enter on a link is a click without a pointer: it opens the link.
    if (!selection.isStarted || id === undefined || !isPlain(event) || event.detail === 0) return
    if (closest(event.target, 'button:not([data-row-open]), input, label, select')) return
    event.preventDefault()
    event.stopPropagation()
    if (event.shiftKey) extend(id)
    else toggle(id)
  })
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !selection.isChoosing) return
    if (!closest(event.target, TYPING) && !closest(event.target, OVERLAY)) selection.clear()
  })
  const returnFocus = useEffectEvent(() => {
    if (lastRowId.current !== null && document.activeElement === document.body) focusRow(lastRowId.current, false, true)
  })
  useEffect(() => {
    // The bar went, and the button that was pressed with it.
    if (!isChoosing) returnFocus()
  }, [isChoosing])
  useEffect(() => {
    const element = area.current
    const onKey = (event: KeyboardEvent) => press(event)
    const onClick = (event: MouseEvent) => click(event)
    const onFocus = (event: FocusEvent) => {
      lastRowId.current = rowIdOf(event.target) ?? null
    }
    const onEscape = (event: KeyboardEvent) => escape(event)
    element?.addEventListener('keydown', onKey)
    element?.addEventListener('focusin', onFocus)
    // Before the link's own handler, which would open it.
    element?.addEventListener('click', onClick, { capture: true })
    document.addEventListener('keydown', onEscape)
    return () => {
      element?.removeEventListener('keydown', onKey)
      element?.removeEventListener('focusin', onFocus)
      element?.removeEventListener('click', onClick, { capture: true })
      document.removeEventListener('keydown', onEscape)
    }
  }, [])
  return (
    <RowSelectionProvider value={selection.rowSelection}>
      <div ref={area}>{children}</div>
    </RowSelectionProvider>
  )
}
