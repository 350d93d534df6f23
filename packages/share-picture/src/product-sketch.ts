import { palette } from '@wervio/ui/look'
import { box, drawing, shape, type Node } from './nodes.ts'

const colours = palette.light
const CHECK = 'M5 12.5l4.5 4.5L19 7.5'

const stroke = (colour: string, width: number) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})

const line = (width: number, colour: string): Node =>
  box({ width, height: 14, borderRadius: 7, backgroundColor: colour })

/** A requirement with its place in the CV: met, or partly. */
const requirement = (isMet: boolean, width: number): Node => {
  const [base, soft] = isMet
    ? [colours['green-base'], colours['green-soft']]
    : [colours['amber-base'], colours['amber-soft']]
  const sign = isMet
    ? shape('path', { d: CHECK, ...stroke(base, 2) })
    : shape('circle', { cx: 12, cy: 12, r: 7, ...stroke(base, 2), 'stroke-dasharray': '3.4 3.4' })
  return box(
    { alignItems: 'center', marginTop: 22 },
    box(
      {
        width: 44,
        height: 44,
        borderRadius: 12,
        backgroundColor: soft,
        alignItems: 'center',
        justifyContent: 'center',
      },
      drawing(28, 24, sign),
    ),
    box({ width: 220, marginLeft: 18 }, line(width, colours['line-strong'])),
    line(56, colours['line-base']),
  )
}

const RING = 2 * Math.PI * 40

const ring = drawing(
  104,
  104,
  shape('circle', { cx: 52, cy: 52, r: 40, ...stroke(colours['accent-soft'], 12) }),
  shape('circle', {
    cx: 52,
    cy: 52,
    r: 40,
    ...stroke(colours['accent-base'], 12),
    'stroke-dasharray': `${RING * 0.8} ${RING}`,
    transform: 'rotate(-90 52 52)',
  }),
)

/** The product without words: a score, and the requirements it rests on. */
export const productSketch = box(
  {
    flexDirection: 'column',
    width: 410,
    padding: '32px 34px 38px',
    borderRadius: 28,
    backgroundColor: colours['surface-raised'],
    border: `1px solid ${colours['line-base']}`,
  },
  box(
    { alignItems: 'center' },
    ring,
    box(
      { flexDirection: 'column', marginLeft: 24 },
      line(190, colours['text-base']),
      box({ marginTop: 16 }, line(130, colours['line-strong'])),
    ),
  ),
  requirement(true, 170),
  requirement(true, 130),
  requirement(false, 190),
  requirement(true, 110),
)
