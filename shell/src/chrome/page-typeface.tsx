import { useLocation } from '@wervio/routing'
import { Typeface } from '@wervio/ui'
import { useState } from 'react'

/** The style sheet of a page that was rendered at build. */
const STATIC_STYLE = 'wervio-static'

/**
 * Declares the typeface. A page that was rendered at build has done so itself, and stays in the face in which it was
 * painted; the page after it has Figtree.
 */
export const PageTypeface = () => {
  const { key } = useLocation()
  const [firstKey] = useState(key)
  const isDeclared = document.getElementById(STATIC_STYLE) !== null
  return isDeclared && key === firstKey ? null : <Typeface />
}
