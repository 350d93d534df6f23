import { styled } from 'styled-components'

/** A field whose words need the whole width of a `Grid`. */
export const WideField = styled.div`
  grid-column: 1 / -1;
`
