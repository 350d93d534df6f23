/** Dependencies of the files below: the shared singletons, our packages, and the tools for building and testing. */
export const dependencies = {
  dependencies: [
    '@tanstack/react-query',
    '@wervio/routing',
    '@wervio/session',
    '@wervio/ui',
    'jotai',
    'react',
    'react-dom',
    'styled-components',
  ],
  devDependencies: [
    '@jest/globals',
    '@testing-library/react',
    '@types/react',
    '@types/react-dom',
    '@wervio/federation',
    '@wervio/testing',
    'webpack',
    'webpack-cli',
    'webpack-dev-server',
  ],
} as const

const versions = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, name.startsWith('@wervio/') ? 'workspace:*' : 'catalog:']))

const packageJson = (key: string, port: number) => ({
  name: `mfe-${key}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  wervio: { remote: { port } },
  scripts: { build: 'webpack --mode production', dev: 'webpack serve --mode development' },
  dependencies: versions(dependencies.dependencies),
  devDependencies: versions(dependencies.devDependencies),
})

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The files of a new remote with one page, by their path in its folder. */
export const remoteFiles = (key: string, port: number): Record<string, string> => {
  const title = capitalised(key.replaceAll('-', ' '))
  const component = `${key.split('-').map(capitalised).join('')}Page`
  return {
    'package.json': `${JSON.stringify(packageJson(key, port), null, 2)}\n`,
    'jest.config.mjs': `export { default } from '@wervio/testing/jest-browser'\n`,
    'webpack.config.mjs': `import { remotePreset } from '@wervio/federation/build'
import { description } from './src/remote.ts'

export default remotePreset({ root: import.meta.dirname, remote: description })
`,
    'src/remote.ts': `import { defineRemote } from '@wervio/federation/remote'

/** The pages of this remote as registry and shell know them; their code is in routes.tsx. */
export const description = defineRemote({
  routes: [
    {
      id: 'home',
      path: '/${key}',
      title: '${title}',
      access: 'recruiter',
      navigation: { label: '${title}', icon: 'file-text', group: 'main', order: 60 },
    },
  ],
})
`,
    'src/routes.tsx': `import { withPages } from '@wervio/federation/remote'
import { description } from './remote.ts'

export const remote = withPages(description, {
  home: () => import('./home/${key}-page.tsx').then((page) => ({ Component: page.${component} })),
})
`,
    [`src/home/${key}-page.tsx`]: `import { Page, Text } from '@wervio/ui'

/** \`/${key}\`. */
export const ${component} = () => (
  <Page title="${title}">
    <Text tone="muted">Hier komt dit onderdeel van Wervio.</Text>
  </Page>
)
`,
    [`src/home/${key}-page.test.tsx`]: `import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { RouterProvider } from '@wervio/routing'
import { createMemoryRouter } from '@wervio/routing/testing'
import { remote } from '../routes.tsx'

test('the page stands under its title', async () => {
  const shell = { HydrateFallback: () => null, children: remote.routes }
  render(<RouterProvider router={createMemoryRouter([shell], { initialEntries: ['/${key}'] })} />)
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible()
})
`,
  }
}
