import { css } from 'styled-components'

/** For what stands in where no code runs, such as in a browser with JavaScript off. */
export const onlyWithoutCode = css`
  display: none;
  @media (scripting: none) {
    display: block;
  }
`

/** For what does nothing where no code runs. */
export const onlyWithCode = css`
  @media (scripting: none) {
    display: none;
  }
`
