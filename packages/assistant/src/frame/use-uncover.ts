import { useEffect, useEffectEvent, type RefObject } from 'react'

const isInOverlay = (element: Element): boolean =>
  element.closest('[role=dialog], [role=menu], [role=listbox]') !== null

type Options = {
  panel: RefObject<HTMLElement | null>
  /** Whether the panel lies over the page now. */
  isCovering: boolean
  /** Called when the page under the panel is used. */
  onReach: () => void
  onEscape: () => void
}

/**
 * A panel that lies over the page goes as soon as something of the page gets the focus, which it might cover (WCAG 2.2,
 * 2.4.11), and with Escape, which an overlay on top of it takes first.
 */
export const useUncover = ({ panel, isCovering, onReach, onEscape }: Options): void => {
  const reach = useEffectEvent(({ target }: FocusEvent) => {
    const isOfPage = target instanceof Element && target.closest('main') !== null
    if (isOfPage && !panel.current?.contains(target)) onReach()
  })
  const escape = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    if (key !== 'Escape' || defaultPrevented || (target instanceof Element && isInOverlay(target))) return
    onEscape()
  })
  useEffect(() => {
    if (!isCovering) return undefined
    const onFocus = (event: FocusEvent) => reach(event)
    const onKey = (event: KeyboardEvent) => escape(event)
    document.addEventListener('focusin', onFocus)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('keydown', onKey)
    }
  }, [isCovering])
}
