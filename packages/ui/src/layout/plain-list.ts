import { css } from 'styled-components'

/** Removes the bullets of a list. An empty string as marker, unlike `none`, keeps it a list for VoiceOver. */
export const plainList = css`
  ul&,
  ol& {
    padding: 0;
    list-style: '';
  }
`
