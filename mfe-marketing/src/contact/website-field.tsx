import type { InputHTMLAttributes, Ref } from 'react'
import { styled } from 'styled-components'

const Hidden = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`

/** A field that only programs fill in. A browser's own filling in leaves it alone too. */
export const WebsiteField = (props: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) => (
  <Hidden aria-hidden>
    <label>
      Website (laat dit leeg)
      <input type="text" tabIndex={-1} autoComplete="off" {...props} />
    </label>
  </Hidden>
)
