/**
 * The element of a row that has the focus while the row is no input: its check button, or its value when it has none.
 */
const TARGET = '[data-row-target]'

const targetsOf = (row: Element | null): HTMLElement[] => [
  ...(row?.closest('form')?.querySelectorAll<HTMLElement>(TARGET) ?? []),
]

export const focusRow = (row: Element | null): void => row?.querySelector<HTMLElement>(TARGET)?.focus()

/** The first row of a form: that of the first thing to look at, if there is any. */
export const firstRowTarget = (form: Element | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>(TARGET) ?? null

/** Focuses the row before or after this one; at the end the focus stays. */
export const focusBeside = (row: Element | null, offset: 1 | -1): void => {
  const targets = targetsOf(row)
  const index = targets.findIndex((target) => row?.contains(target))
  if (index >= 0) targets[index + offset]?.focus()
}

/** Focuses the next row that isn't confirmed yet; after the last one the focus stays. */
export const focusNextUnconfirmed = (row: Element | null): void => {
  const targets = targetsOf(row)
  const index = targets.findIndex((target) => row?.contains(target))
  targets
    .slice(index + 1)
    .find((target) => target.getAttribute('aria-pressed') !== 'true')
    ?.focus()
}
