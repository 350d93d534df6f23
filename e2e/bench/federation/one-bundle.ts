import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { oneBundlePreset } from '@wervio/federation/build'
import webpack from 'webpack'
import { remotes } from '../../../scripts/product/remote-packages.ts'
import { inRepository } from './paths.ts'

/** The shell's own start, with the remotes' routes known at build time, each page a chunk of its own. */
const entry = `
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from '@wervio/routing'
import { applyTheme } from '@wervio/ui'
import { description as marketingPages } from '../../mfe-marketing/src/remote.ts'
import { description as vacanciesPages } from '../../mfe-vacancies/src/remote.ts'
import { description as candidatesPages } from '../../mfe-candidates/src/remote.ts'
import { description as meetingsPages } from '../../mfe-meetings/src/remote.ts'
import { description as matchingPages } from '../../mfe-matching/src/remote.ts'
import { composeRoutes } from '../../shell/src/router/compose-routes.tsx'
import { createSite } from '../../shell/src/site/create-site.ts'
import { SiteContext } from '../../shell/src/site/site-context.ts'
import { Providers } from '../../shell/src/router/providers.tsx'
import { shellRoutes } from '../../shell/src/routes.tsx'
import { remote as vacancies } from '../../mfe-vacancies/src/routes.tsx'
import { remote as candidates } from '../../mfe-candidates/src/routes.tsx'
import { remote as meetings } from '../../mfe-meetings/src/routes.tsx'
import { remote as matching } from '../../mfe-matching/src/routes.tsx'

applyTheme()
const home = { path: '/', lazy: async () => ({ Component: (await import('../../mfe-marketing/src/home/home-page.tsx')).HomePage }) }
// Ids are unique within a remote alone.
const withoutId = ({ id, ...route }) => route
const remotes = [vacancies, candidates, meetings, matching]
const routes = composeRoutes([home, ...remotes.flatMap((remote) => remote.routes).map(withoutId), ...shellRoutes])
const descriptions = [marketingPages, vacanciesPages, candidatesPages, meetingsPages, matchingPages]
const site = createSite(descriptions.map((remote, index) => ({ ...remote, name: 'part' + index })))
createRoot(document.getElementById('app')).render(<SiteContext value={site}><Providers><RouterProvider router={createBrowserRouter(routes)} /></Providers></SiteContext>)
`

/** Generates and builds the product as one bundle; answers the folder to serve. */
export const buildOneBundle = async (): Promise<string> => {
  const root = inRepository('.cache/one-bundle')
  await mkdir(root, { recursive: true })
  await writeFile(join(root, 'main.tsx'), entry)
  const config = oneBundlePreset({
    root,
    entry: './main.tsx',
    template: inRepository('shell/src/index.html'),
    output: join(root, 'dist'),
    modules: ['shell', ...remotes.map((remote) => remote.package)].map((app) => inRepository(`${app}/node_modules`)),
  })
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null)
      compiler.close((closing) => ((problem ?? closing) ? reject(problem ?? closing) : resolve()))
    })
  })
  return join(root, 'dist')
}
