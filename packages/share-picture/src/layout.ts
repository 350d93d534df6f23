import { brandDefaults } from '@wervio/brand/facts'
import { LOGO_MARK, palette } from '@wervio/ui/look'
import { box, drawing, shape, type Node } from './nodes.ts'
import { productSketch } from './product-sketch.ts'

/** What networks ask for; they show it smaller. */
export const SIZE = { width: 1200, height: 630 }

/** Letters above which a title gets the smaller size, so that it takes four lines at most. */
const LONG_TITLE = 24

const colours = palette.light

const logo = box(
  { alignItems: 'center' },
  drawing(
    56,
    28,
    shape('rect', { width: 28, height: 28, rx: 8, fill: colours['accent-base'] }),
    shape('path', {
      d: LOGO_MARK,
      fill: 'none',
      stroke: colours['accent-on'],
      'stroke-width': 1.75,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  ),
  box({ marginLeft: 18, fontSize: 40, fontWeight: 700, letterSpacing: '-0.022em' }, brandDefaults.name),
)

const words = ({ title, description }: { title: string; description: string }): Node =>
  box(
    { flexDirection: 'column', justifyContent: 'space-between', width: 690, padding: '64px 0 60px 72px' },
    logo,
    box(
      { flexDirection: 'column' },
      box(
        {
          fontSize: title.length > LONG_TITLE ? 66 : 82,
          fontWeight: 700,
          lineHeight: 1.05,
          letterSpacing: '-0.034em',
        },
        title,
      ),
      box({ marginTop: 26, fontSize: 28, lineHeight: 1.42, color: colours['text-muted'] }, description),
    ),
  )

/** The picture of a page in links that are shared: its title and description beside a sketch of the product. */
export const layout = (page: { title: string; description: string }): Node =>
  box(
    {
      ...SIZE,
      overflow: 'hidden',
      backgroundColor: colours['surface-page'],
      color: colours['text-base'],
      fontFamily: 'Figtree',
    },
    words(page),
    box({
      position: 'absolute',
      left: 850,
      top: 52,
      width: 400,
      height: 526,
      borderRadius: 36,
      backgroundColor: colours['accent-panel'],
    }),
    box({ position: 'absolute', left: 776, top: 96 }, productSketch),
  )
