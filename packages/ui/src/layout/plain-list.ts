import { css } from 'styled-components'

/** Takes the marks off a list that is laid out; the empty text, unlike `none`, keeps it a list for VoiceOver. */
export const plainList = css`
  ul&,
  ol& {
    padding: 0;
    list-style: '';
  }
`
