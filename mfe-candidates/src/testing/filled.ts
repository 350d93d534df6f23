import { tokens } from '@wervio/ui'

/** The names of the buttons in `within` that stand out, by the colour of their words on the filled ground. */
export const filledButtons = (within: HTMLElement): string[] =>
  [...within.querySelectorAll('button')]
    .filter((button) => getComputedStyle(button).color === tokens.accent.on)
    .map(({ textContent }) => textContent)
