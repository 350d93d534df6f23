import type { GenerateVacancyResponse } from '@wervio/contracts'
import { useEffect, useRef } from 'react'

/**
 * Brings the result to the top of the screen when a new text was written, or when writing failed. Returns the ref for
 * it. A text that was there when the page opened stays where it stands.
 */
export const useShowResult = (response: GenerateVacancyResponse | null, hasFailed: boolean) => {
  const result = useRef<HTMLDivElement>(null)
  const shownText = useRef(response)
  useEffect(() => {
    if (!hasFailed && shownText.current === response) return
    shownText.current = response
    result.current?.scrollIntoView({ block: 'start' })
    result.current?.focus({ preventScroll: true })
  }, [response, hasFailed])
  return result
}
