import { defineRemote } from '@wervio/federation/remote'
import { basePaths } from './base-paths.ts'
import { loadDetails } from './details/load-details.ts'
import { paths } from './paths.ts'

export const remote = defineRemote({
  basePaths,
  routes: [
    {
      id: 'vacancies.dashboard',
      path: paths.dashboard.path,
      lazy: () => import('./dashboard/vacancy-dashboard-page.tsx').then(({ VacancyDashboardPage }) => ({ Component: VacancyDashboardPage })),
    },
    {
      id: 'vacancies.create',
      path: paths.create.path,
      lazy: () => import('./create/create-vacancy-page.tsx').then(({ CreateVacancyPage }) => ({ Component: CreateVacancyPage })),
    },
    {
      id: 'vacancies.preview',
      path: paths.preview.path,
      lazy: () => import('./preview/vacancy-preview-page.tsx').then(({ VacancyPreviewPage }) => ({ Component: VacancyPreviewPage })),
    },
    {
      id: 'vacancies.list',
      path: paths.list.path,
      lazy: () => import('./list/vacancy-list-page.tsx').then(({ VacancyListPage }) => ({ Component: VacancyListPage })),
    },
    {
      id: 'vacancies.generator',
      path: paths.generator.path,
      lazy: () => import('./generator/generator-page.tsx').then(({ GeneratorPage }) => ({ Component: GeneratorPage })),
    },
    { id: 'vacancies.details', path: paths.details.path, lazy: loadDetails },
    { id: 'vacancies.details-alias', path: paths.details.alias, lazy: loadDetails },
  ],
})
