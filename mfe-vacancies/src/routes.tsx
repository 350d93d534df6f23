import { withPages } from '@wervio/federation/remote'
import { loadDetails } from './details/load-details.ts'
import { description } from './remote.ts'

export const remote = withPages(description, {
  dashboard: () =>
    import('./dashboard/vacancy-dashboard-page.tsx').then((page) => ({ Component: page.VacancyDashboardPage })),
  create: () => import('./create/create-vacancy-page.tsx').then((page) => ({ Component: page.CreateVacancyPage })),
  preview: () => import('./preview/vacancy-preview-page.tsx').then((page) => ({ Component: page.VacancyPreviewPage })),
  details: loadDetails,
  'details-alias': loadDetails,
  list: () => import('./list/vacancy-list-page.tsx').then((page) => ({ Component: page.VacancyListPage })),
  generator: () => import('./generator/generator-page.tsx').then((page) => ({ Component: page.GeneratorPage })),
})
