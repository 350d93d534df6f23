import { tokens, VisuallyHidden } from '@wervio/ui'
import { useEffect, useRef } from 'react'
import { keyframes, styled } from 'styled-components'
import type { HighlightBox, PageHighlight } from './highlight.ts'

const light = keyframes`
  from { opacity: 0; scale: 1.08 1.5; }
`
/** On paper, which is white in both themes: a see-through ground keeps the words readable. */
const Place = styled.mark`
  position: absolute;
  border-radius: 3px;
  background: color-mix(in srgb, ${tokens.status.signal.base} 22%, transparent);
  box-shadow: 0 0 0 2px ${tokens.status.signal.base};
  /* Under the controls, which stay at the top. */
  scroll-margin-block: ${tokens.space[20]} ${tokens.space[8]};
  animation: ${light} ${tokens.motion.calm};
  ${tokens.breakpoint.calm} {
    animation: none;
  }
`
/** What else says something of the kind: lit, but not what the reader is led to. */
const OtherPlace = styled.mark`
  position: absolute;
  border-radius: 3px;
  background: color-mix(in srgb, ${tokens.status.signal.base} 12%, transparent);
  outline: 1px dashed ${tokens.status.signal.base};
  outline-offset: 1px;
`
const percent = (fraction: number) => `${Math.min(1, Math.max(0, fraction)) * 100}%`
const styleOf = ({ x, y, width, height }: HighlightBox) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
})

/** Marks over the page; the first comes into view. */
export const HighlightBoxes = ({ highlight }: { highlight: PageHighlight }) => {
  const first = useRef<HTMLElement>(null)
  useEffect(() => {
    if (highlight.boxes.length === 0) return
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    first.current?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: calm ? 'instant' : 'smooth' })
  }, [highlight])
  return (
    <>
      {highlight.boxes.map((box, index) => (
        <Place
          key={`${box.x} ${box.y} ${box.width} ${box.height}`}
          ref={index === 0 ? first : null}
          style={styleOf(box)}
          aria-hidden
        />
      ))}
      <VisuallyHidden as="output">Gemarkeerd op pagina {highlight.page}</VisuallyHidden>
    </>
  )
}

/** Marks of other places, which never scroll the page. */
export const OtherBoxes = ({ boxes }: { boxes: readonly HighlightBox[] }) =>
  boxes.map((box) => <OtherPlace key={`${box.x} ${box.y} ${box.width}`} style={styleOf(box)} data-other aria-hidden />)
