import { useEffect, useEffectEvent, useState } from 'react'
import type { Direction } from './finding-order.ts'
import type { NumberedFinding } from './numbered-findings.ts'
import { findingAt, scrollToPlace, type TextPlaces } from './text-places.ts'

type OpenPlace = { id: string; byKey: boolean; isFromText: boolean }

/** True while a dialog or a menu has the keyboard. */
const isInOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null

/**
 * The place that is open: after a press on its words, or by F8 and Shift+F8. It closes when the text changes or the
 * finding is gone.
 */
export const useOpenPlace = (places: TextPlaces, findings: readonly NumberedFinding[]) => {
  const [openPlace, setOpenPlace] = useState<OpenPlace | null>(null)
  const openFinding = findings.find(({ id }) => id === openPlace?.id) ?? null
  const close = () => setOpenPlace(null)
  /** The cursor goes where somebody went by key, and so does the keyboard if it came from the text. */
  const leave = (byEscape: boolean) => {
    if (openPlace?.byKey) places.select?.(openPlace.id, byEscape && openPlace.isFromText)
    close()
  }

  const step = (direction: Direction): boolean => {
    const id = places.neighbourOf(openFinding?.id ?? null, direction)
    if (id === null) return false
    scrollToPlace(places.root, id)
    setOpenPlace({ id, byKey: true, isFromText: openPlace?.isFromText ?? places.root.contains(document.activeElement) })
    return true
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey) return
    // Of overlays only its own popover has the focus while it is open.
    if (isInOverlay(event.target) && !openFinding) return
    if (step(event.shiftKey ? 'previous' : 'next')) event.preventDefault()
  })
  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a') !== null && !places.select
    const hasSelection = document.getSelection()?.isCollapsed === false
    const finding = isLink || hasSelection ? null : findingAt(target, places.root, findings)
    if (finding) places.takeCursor?.()
    setOpenPlace(finding && { id: finding.id, byKey: false, isFromText: true })
  })
  const onTextChange = useEffectEvent(close)
  useEffect(() => {
    const { root } = places
    const pressKey = (event: KeyboardEvent) => onKey(event)
    const press = (event: MouseEvent) => onClick(event)
    document.addEventListener('keydown', pressKey)
    root.addEventListener('click', press)
    const stopListening = places.onChange?.(() => onTextChange())
    return () => {
      document.removeEventListener('keydown', pressKey)
      root.removeEventListener('click', press)
      stopListening?.()
    }
  }, [places])
  return { openFinding, isOpenedByKey: openPlace?.byKey ?? false, close, leave, step }
}
