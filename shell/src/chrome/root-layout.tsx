import { lazy, Suspense, useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { ScrollRestoration, type Location } from '@wervio/routing'
import { GlobalStyle, Toaster } from '@wervio/ui'
import { PublicCommands } from '../command-menu/public-commands.tsx'
import { forgetOnLeave } from '../session/forget-on-leave.ts'
import { pauseWhileAway } from '../session/pause-while-away.ts'
import { loadSignedInArea } from '../site/page-code.ts'
import { usePlace } from '../site/site-context.ts'
import { Content } from './content.tsx'
import { PageTypeface } from './page-typeface.tsx'
import { PublicChrome } from './public/public-chrome.tsx'
import { ChromeSkeleton } from './signed-in/chrome-skeleton.tsx'
import { SkipLink } from './skip-link.tsx'
import { usePageChange } from './use-page-change.ts'

const SignedInArea = lazy(async () => ({
  default: (await loadSignedInArea()).SignedInArea,
}))

/** The first page of each full load has the same key: its address tells one from another, which begins at its top. */
const scrollKey = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)

/** The frame around every page: public header and footer, or sidebar and top bar, by the path alone. */
export const RootLayout = () => {
  const { chrome } = usePlace()
  const contentRef = useRef<HTMLElement>(null)
  const queries = useQueryClient()
  usePageChange(contentRef)
  useEffect(() => forgetOnLeave(queries), [queries])
  useEffect(pauseWhileAway, [])
  const content = <Content contentRef={contentRef} />
  return (
    <>
      <GlobalStyle />
      <PageTypeface />
      <SkipLink content={contentRef} />
      {chrome === 'sidebar' ? (
        <Suspense fallback={<ChromeSkeleton />}>
          <SignedInArea>{content}</SignedInArea>
        </Suspense>
      ) : (
        <>
          <PublicChrome>{content}</PublicChrome>
          <PublicCommands />
        </>
      )}
      <Toaster />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}
