import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Text } from '../text/text.ts'
import { onlyAfterFailedCode, onlyWithScriptingOff } from '../theme/without-code.ts'

const WithScriptingOff = styled(Text)`
  ${onlyWithScriptingOff}
`
const AfterFailedCode = styled(Text)`
  ${onlyAfterFailedCode}
`

type Props = {
  /** Where JavaScript is off. */
  scriptingOff: ReactNode
  /** Where the code of the form could not be had. */
  afterFailure: ReactNode
}

/** What to do where a form gives way because its code does not run (`onlyWithCode`). */
export const InsteadOfForm = ({ scriptingOff, afterFailure }: Props) => (
  <>
    <WithScriptingOff>{scriptingOff}</WithScriptingOff>
    <AfterFailedCode role="alert">{afterFailure}</AfterFailedCode>
  </>
)
