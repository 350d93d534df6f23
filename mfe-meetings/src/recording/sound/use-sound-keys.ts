import { useEffect, useEffectEvent } from 'react'
import { JUMP, type Player } from './player.ts'

/** What uses space and arrows itself. */
const OWN_KEYS =
  'input, textarea, select, button, a, summary, [role="tab"], [role="menuitem"], [role="dialog"], [contenteditable]'
/** What of these doesn't use arrows. */
const WITHOUT_ARROWS = 'button:not([role]), a'

const closest = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null

/** Space plays and stops, arrows go back and on, with Shift by segment; not while somebody types or chooses. */
export const useSoundKeys = (player: Player | null, onMoveSegment: (step: 1 | -1) => void) => {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, shiftKey } = event
    if (!player || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const isArrow = key === 'ArrowLeft' || key === 'ArrowRight'
    if (!isArrow && key !== ' ') return
    if (closest(target, OWN_KEYS) && !(isArrow && closest(target, WITHOUT_ARROWS))) return
    if (closest(target, '[role="dialog"], [role="menu"]')) return
    event.preventDefault()
    if (key === ' ') return player.toggle()
    const step = key === 'ArrowRight' ? 1 : -1
    if (shiftKey) onMoveSegment(step)
    else player.jump(step * JUMP)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
