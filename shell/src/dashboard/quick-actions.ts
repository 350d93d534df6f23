import type { QuickAction } from '@wervio/federation/host'
import type { Site } from '../site/create-site.ts'
import { byOrder } from '../site/navigation.ts'

/** Texts with a number in them, by the figure name that a page's description uses. */
export type Figures = Readonly<Record<string, string | null>>

export type ActionCardText = Pick<QuickAction, 'label' | 'text' | 'icon'> & {
  to: string
}

/**
 * The cards of the dashboard, as the pages describe them. A card keeps its own text while its figure isn't known yet,
 * or when this shell has no figure of that name.
 */
export const dashboardActions = ({ pages }: Pick<Site, 'pages'>, figures: Figures): readonly ActionCardText[] =>
  pages
    .flatMap(({ path, quickAction }) => (quickAction ? [{ ...quickAction, to: path }] : []))
    .toSorted(byOrder)
    .map(({ label, text, icon, figure, to }) => ({
      label,
      icon,
      to,
      text: (figure !== undefined && Object.hasOwn(figures, figure) ? figures[figure] : null) ?? text,
    }))
