import type { Direction } from './finding-order.ts'
import type { NumberedFinding } from './numbered-findings.ts'

/** A text in the page, and what can be done at the places of its findings. */
export type TextPlaces = {
  /** The element around the text; the words of a finding stand in elements with its id as `data-finding`. */
  root: HTMLElement
  /** Underlines these findings, and no others. `text` is what they were found in. */
  mark: (findings: readonly NumberedFinding[], text: string | null) => void
  /** Lights up one place, and no other. */
  light: (id: string | null) => void
  /** The place after or before the open one, or after or before the cursor. */
  neighbourOf: (openId: string | null, direction: Direction) => string | null
  /** Puts the cursor of the editor where a press put the browser's: a tap is over before the editor has seen it. */
  takeCursor?: () => void
  /** Selects the words, where they can be written; `takesFocus` brings the keyboard there too. */
  select?: (id: string, takesFocus: boolean) => void
  /** Puts the rewrite in the place of the words; `movesCursor` puts the cursor after it. */
  replace?: (finding: NumberedFinding, movesCursor: boolean) => void
  /** Calls `listener` at every change of the text until the returned function is called. */
  onChange?: (listener: () => void) => () => void
}

const elementsOf = (root: HTMLElement, id: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[data-finding]')].filter(({ dataset }) => dataset['finding'] === id)

/** The box around the words of a finding, in the window. */
export const boxOf = (root: HTMLElement, id: string): DOMRect => {
  const boxes = elementsOf(root, id).map((element) => element.getBoundingClientRect())
  if (boxes.length === 0) return new DOMRect()
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

export const scrollToPlace = (root: HTMLElement, id: string): void =>
  elementsOf(root, id)[0]?.scrollIntoView({ block: 'nearest' })

/** The finding whose words were pressed; of two that overlap, the shorter one. */
export const findingAt = (
  target: EventTarget | null,
  root: HTMLElement,
  findings: readonly NumberedFinding[],
): NumberedFinding | null => {
  const ids = new Set<string | undefined>()
  let element = target instanceof HTMLElement ? target : null
  while (element && element !== root) {
    ids.add(element.dataset['finding'])
    element = element.parentElement
  }
  const [shortest] = findings.filter(({ id }) => ids.has(id)).toSorted((a, b) => a.end - a.start - (b.end - b.start))
  return shortest ?? null
}
