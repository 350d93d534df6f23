import { tokens } from '@wervio/ui'
import { css } from 'styled-components'
import type { FindingFamily } from './finding-family.ts'

/** A shape of line for each family, and a colour: neither is needed to read the other. */
const lines: Record<FindingFamily, { shape: string; colour: string }> = {
  exclusion: { shape: 'wavy', colour: tokens.status.signal.base },
  wording: { shape: 'dashed', colour: tokens.status.amber.base },
  sentence: { shape: 'dotted', colour: tokens.text.muted },
}

/** The line under the words of a finding. */
export const underline = (family: FindingFamily) => css`
  text-decoration: underline ${lines[family].shape} ${lines[family].colour} 1.5px;
  text-decoration-skip-ink: none;
  text-underline-offset: 0.3em;
`

/** The places that findings have in a text; not on paper, and not in what is copied out of it. */
export const placeStyle = css`
  [data-finding] {
    /* Room for what sticks to the top of the page, and for what opens under the words. */
    scroll-margin-block: calc(${tokens.topBar} + ${tokens.space[20]}) ${tokens.space[30]};
  }
  @media not print {
    &:not([data-copying]) {
      [data-family='sentence'] {
        ${underline('sentence')}
      }
      [data-family='wording'] {
        ${underline('wording')}
      }
      [data-family='exclusion'] {
        ${underline('exclusion')}
      }
      [data-lit] {
        border-radius: 3px;
        background: ${tokens.status.amber.soft};
      }
    }
  }
`
