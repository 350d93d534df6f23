import { tokens } from '@wervio/ui'

/** The names of the primary buttons in `within`, found by the text colour of a filled button. */
export const filledButtons = (within: HTMLElement): string[] =>
  [...within.querySelectorAll('button')]
    .filter((button) => getComputedStyle(button).color === tokens.accent.on)
    .map(({ textContent }) => textContent)
