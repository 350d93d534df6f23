import { lazy, Suspense, useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { ScrollRestoration } from '@wervio/routing'
import { GlobalStyle, Toaster } from '@wervio/ui'
import { forgetOnLeave } from '../session/forget-on-leave.ts'
import { usePlace } from '../site/site-context.ts'
import { Content } from './content.tsx'
import { PublicChrome } from './public/public-chrome.tsx'
import { ChromeSkeleton } from './signed-in/chrome-skeleton.tsx'
import { SkipLink } from './skip-link.tsx'
import { usePageChange } from './use-page-change.ts'

const SignedInChrome = lazy(async () => {
  const { SignedInChrome: Chrome } = await import('./signed-in/signed-in-chrome.tsx')
  return { default: Chrome }
})

/** The frame around every page: public header and footer, or sidebar and top bar, by the path alone. */
export const RootLayout = () => {
  const { chrome } = usePlace()
  const place = useRef<HTMLElement>(null)
  const queries = useQueryClient()
  usePageChange(place)
  useEffect(() => forgetOnLeave(queries), [queries])
  const content = <Content place={place} />
  return (
    <>
      <GlobalStyle />
      <SkipLink content={place} />
      {chrome === 'sidebar' ? (
        <Suspense fallback={<ChromeSkeleton />}>
          <SignedInChrome>{content}</SignedInChrome>
        </Suspense>
      ) : (
        <PublicChrome>{content}</PublicChrome>
      )}
      <Toaster />
      <ScrollRestoration />
    </>
  )
}
