import { styled } from 'styled-components'

/** A list without marks, such as links under each other. */
export const PlainList = styled.ul`
  list-style: none;
  padding: 0;
`
