import { renderPages } from '@wervio/federation/prerender'
import { defineRemote, withPages } from '@wervio/federation/remote'
import { GeneratorPage } from '../generator/generator-page.tsx'
import { VacancyListPage } from '../list/vacancy-list-page.tsx'
import { paths } from '../paths.ts'
import { heads } from './heads.ts'

/** The public pages alone: those behind a session are nothing before somebody has one. */
const publicPages = withPages(
  defineRemote({
    routes: [
      { id: 'list', path: paths.list.path, title: heads.list.title, access: 'public' },
      { id: 'generator', path: paths.generator.path, title: heads.generator.title, access: 'public' },
    ],
  }),
  { list: { element: <VacancyListPage /> }, generator: { element: <GeneratorPage /> } },
)

/** The public pages of this remote for the HTML that is served before any code has run. */
export const render = () => renderPages({ remote: publicPages, heads })
