import { tokens } from '@wervio/ui'
import { styled } from 'styled-components'
import { encode } from 'uqr'

/** Modules of paper that a reader needs around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** Dark on light in both themes: readers don't know a code that is turned around. */
const Drawing = styled.svg.attrs({ role: 'img' })`
  width: 12rem;
  max-width: 100%;
  height: auto;
  border-radius: ${tokens.radius.control};
  background: white;
`

/** A text as a QR code. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: 'M' })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <Drawing viewBox={`0 0 ${size} ${size}`} aria-label={label} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="black" />
    </Drawing>
  )
}
