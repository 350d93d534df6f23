import { useMemo, type Ref } from 'react'
import { styled } from 'styled-components'
import { sanitise } from './sanitise.ts'
import { textStyle } from './text-style.ts'

const Article = styled.article`
  ${textStyle}
`

type Props = {
  html: string
  label: string
  /** Only this part of the page is printed. */
  isPrintRoot?: boolean
  ref?: Ref<HTMLElement>
}

/** A publication text, sanitised, ready to read. */
export const PublicationText = ({ html, label, isPrintRoot = false, ref }: Props) => {
  const safe = useMemo(() => sanitise(html), [html])
  return (
    <Article
      ref={ref}
      aria-label={label}
      data-print-root={isPrintRoot || undefined}
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  )
}
