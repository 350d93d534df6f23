import * as routes from '@wervio/contracts/routes'
import { isDemoVisitor, useCurrentUser } from '@wervio/session'
import { Notice, TextLink } from '@wervio/ui'
import type { ReactNode } from 'react'

/** In a demo, beside what the services refuse there: `children` says what. Empty for an account. */
export const DemoNotice = ({ children }: { children: ReactNode }) => {
  const user = useCurrentUser()
  if (user === null || !isDemoVisitor(user)) return null
  return (
    <Notice tone="neutral">
      {children} <TextLink to={routes.register.path}>Bewaar je werk</TextLink> met een gratis account, dan kan het wel.
    </Notice>
  )
}
