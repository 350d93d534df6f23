import { css } from 'styled-components'

/**
 * Where no code runs: JavaScript is off, or the code of a page that was rendered at build could not be had, which the
 * shell says on the root element.
 */
const OFF = '@media (scripting: none)'
const FAILED = ":root[data-code='failed'] &"

/** For what stands in where no code runs. */
export const onlyWithoutCode = css`
  display: none;
  ${OFF} {
    display: block;
  }
  ${FAILED} {
    display: block;
  }
`

/** For what does nothing where no code runs. */
export const onlyWithCode = css`
  ${OFF} {
    display: none;
  }
  ${FAILED} {
    display: none;
  }
`

/** For what is true in a browser with JavaScript off alone. */
export const onlyWithScriptingOff = css`
  display: none;
  ${OFF} {
    display: block;
  }
`

/** For what is true alone where code could not be had. */
export const onlyAfterFailedCode = css`
  display: none;
  ${FAILED} {
    display: block;
  }
`
