import { useEffect } from 'react'

/**
 * Leaves the underlining out of what is copied or dragged from `article`: browsers put the style of the page into it,
 * and read it right after these events.
 */
export const usePlainCopy = (article: HTMLElement | null): void => {
  useEffect(() => {
    if (!article) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const hideMarks = () => {
      article.toggleAttribute('data-copying', true)
      clearTimeout(timer)
      timer = setTimeout(() => article.removeAttribute('data-copying'))
    }
    const events = ['copy', 'dragstart'] as const
    for (const event of events) document.addEventListener(event, hideMarks)
    return () => {
      clearTimeout(timer)
      for (const event of events) document.removeEventListener(event, hideMarks)
    }
  }, [article])
}
