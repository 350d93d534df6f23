import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import { createGlobalStyle } from 'styled-components'

/**
 * Fonts that a device may have instead; `size` is Figtree's width relative to theirs for weights under and over 500, in
 * percent.
 */
const fallbacks = [
  {
    family: 'Figtree Fallback',
    regular: ["local('Arial')", "local('Liberation Sans')"],
    bold: ["local('Arial Bold')", "local('Liberation Sans Bold')"],
    size: [100.7, 96.5],
  },
  {
    family: 'Figtree Fallback Wide',
    regular: ["local('DejaVu Sans')"],
    bold: ["local('DejaVu Sans Bold')"],
    size: [88, 80],
  },
] as const
const ASCENT = 95
const DESCENT = 25

const fallbackFace = (family: string, weights: string, sources: readonly string[], size: number) => `
  @font-face {
    font-family: '${family}';
    font-weight: ${weights};
    src: ${sources.join(', ')};
    size-adjust: ${size}%;
    ascent-override: ${((ASCENT / size) * 100).toFixed(1)}%;
    descent-override: ${((DESCENT / size) * 100).toFixed(1)}%;
    line-gap-override: 0%;
  }`

const face = ({ family, regular, bold, size }: (typeof fallbacks)[number]) =>
  fallbackFace(family, '300 500', regular, size[0]) + fallbackFace(family, '501 900', bold, size[1])

/**
 * A page that was rendered at build keeps the face in which it was painted: its text would otherwise be painted again,
 * larger, when the code takes over. A page of the product is drawn by code, when the typeface has long been there.
 */
const display = typeof document === 'undefined' ? 'optional' : 'swap'

/** Figtree, and the device's own faces with its measures (of a Dutch text), so that nothing moves when it arrives. */
export const Typeface = createGlobalStyle`
  @font-face {
    font-family: 'Figtree Variable';
    font-style: normal;
    font-weight: 300 900;
    font-display: ${display};
    src: url('${figtree}') format('woff2');
  }
  ${fallbacks.map(face)}
`
