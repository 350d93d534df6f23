import { css } from 'styled-components'

/** A list that is one for screen readers, without dots or indent for the eye. */
export const plainList = css`
  padding: 0;
  list-style: none;
`
