import { brand } from '@wervio/brand'
import { useEffect } from 'react'

const describe = (text: string): void => {
  const found = document.querySelector<HTMLMetaElement>('meta[name="description"]')
  const meta =
    found ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'description' }))
  meta.content = text
}

const EVENT = 'wervio:page-title'

/** Tells `listener` the title of every page as it names itself; returns the function that stops it. A DOM event, because
 * each remote has its own copy of this package. */
export const onPageTitle = (listener: (title: string) => void): (() => void) => {
  const hear = (event: Event) => listener(String((event as CustomEvent).detail))
  window.addEventListener(EVENT, hear)
  return () => window.removeEventListener(EVENT, hear)
}

/** Names the browser tab '{title} · Wervio' and, where given, describes the page for search engines. */
export const usePageTitle = (title: string | undefined, description?: string): void => {
  useEffect(() => {
    if (title) {
      document.title = `${title} · ${brand().name}`
      window.dispatchEvent(new CustomEvent(EVENT, { detail: title }))
    }
    if (description) describe(description)
  }, [title, description])
}
