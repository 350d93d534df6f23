import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`

/** Header and footer of the public pages. */
export const PublicChrome = ({ children }: { children: ReactNode }) => (
  <Frame>
    <PublicHeader />
    {children}
    <PublicFooter />
  </Frame>
)
