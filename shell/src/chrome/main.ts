import { styled } from 'styled-components'
import { measures } from './measures.ts'

/** Around the page itself. */
export const Main = styled.main`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  /* Keeps the footer below the fold while a page loads, so that it doesn't jump. */
  min-height: calc(100dvh - ${measures.publicHeader});
`

/** The id that the link to the content leads to. */
export const CONTENT_ID = 'inhoud'
