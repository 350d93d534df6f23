import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const root = join(import.meta.dirname, '../../../..')
const IMPORT = /import \{([^}]*)\} from '@tanstack\/react-query'/g
const EXPORT = /export \{([^}]*)\}/g
const FACADE = 'shell/src/shared/react-query.ts'

/** The exported names between the braces, without types. */
const namesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )

test('everything the apps and packages import of TanStack Query is in what the shell shares', () => {
  const files = globSync(['shell/src/**/*.{ts,tsx}', 'mfe-*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
    cwd: root,
  })
  const usedNames = new Set(
    files.filter((file) => !/\.test\.|[\\/]testing[\\/]/.test(file)).flatMap((file) => namesIn(file, IMPORT)),
  )
  expect(usedNames.size).toBeGreaterThan(3)
  expect(namesIn(FACADE, EXPORT)).toEqual(expect.arrayContaining([...usedNames]))
})
