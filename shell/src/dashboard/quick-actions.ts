import type { QuickAction } from '@wervio/federation/host'
import type { Site } from '../site/create-site.ts'
import { byOrder } from '../site/navigation.ts'

/** Lines about a number, by the name a description asks for it. */
export type Figures = Readonly<Record<string, string | null>>

export type ActionCardText = Pick<QuickAction, 'label' | 'text' | 'icon'> & { to: string }

/**
 * The cards of the dashboard, as the pages state them; a line that isn't known yet, or to this shell, leaves the card's
 * own.
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
