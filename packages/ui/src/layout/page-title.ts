import { brand } from '@wervio/brand'
import { useEffect } from 'react'

const setDescription = (text: string): void => {
  const existingMeta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
  const meta =
    existingMeta ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'description' }))
  meta.content = text
}

const EVENT = 'wervio:page-title'

/**
 * Calls `listener` with the title of every page as it names itself; returns the function that stops it. A DOM event,
 * because each remote has its own copy of this package.
 */
export const onPageTitle = (listener: (title: string) => void): (() => void) => {
  const hear = (event: Event) => listener(String((event as CustomEvent).detail))
  window.addEventListener(EVENT, hear)
  return () => window.removeEventListener(EVENT, hear)
}

/** Names the browser tab '{title} · Wervio' and sets the description for search engines if there is one. */
export const usePageTitle = (title: string | undefined, description?: string): void => {
  useEffect(() => {
    if (title) {
      document.title = `${title} · ${brand().name}`
      window.dispatchEvent(new CustomEvent(EVENT, { detail: title }))
    }
    if (description) setDescription(description)
  }, [title, description])
}
