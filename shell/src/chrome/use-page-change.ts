import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { brand } from '@wervio/brand'
import { useLocation } from '@wervio/routing'
import { useSite } from '../site/site-context.ts'

/**
 * After every navigation: the tab gets the page's name (a page may refine it afterwards) and the focus goes to the
 * heading, or to the content while that is still loading; a field of the page that took the focus itself keeps it. The
 * first page keeps the focus where the browser put it.
 */
export const usePageChange = (content: RefObject<HTMLElement | null>): void => {
  const { pathname } = useLocation()
  const title = useSite().titleOf(pathname)
  useLayoutEffect(() => {
    document.title = `${title} · ${brand().name}`
  }, [title])

  const lastPathname = useRef(pathname)
  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    if (content.current?.contains(document.activeElement) && document.activeElement?.matches('input')) return
    const heading = content.current?.querySelector('h1')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    const target = heading ?? content.current
    target?.focus({ preventScroll: true })
  }, [pathname, content])
}
