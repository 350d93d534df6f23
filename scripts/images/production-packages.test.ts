import { expect, test } from '@jest/globals'
import { productionPackages } from './production-packages.ts'

const lock = `
importers:
  app:
    dependencies: { direct: { version: 1.0.0 }, renamed: { version: other@3.0.0 }, ours: { version: 'link:../ours' } }
    optionalDependencies: { builder: { version: '2.0.0(direct@1.0.0)' } }
    devDependencies: { tester: { version: 1.0.0 } }
packages:
  direct@1.0.0: { peerDependenciesMeta: { database: { optional: true } } }
  other@3.0.0: {}
snapshots:
  direct@1.0.0: { dependencies: { behind: 1.1.0 }, optionalDependencies: { database: 9.0.0 } }
  behind@1.1.0: {}
  database@9.0.0: {}
  other@3.0.0: {}
  builder@2.0.0(direct@1.0.0): {}
  tester@1.0.0: {}
`

test('what production stands on is followed; tests, and peers that one can do without, are not', () => {
  const expected = ['direct@1.0.0', 'behind@1.1.0', 'other@3.0.0']
  expect(productionPackages(lock, ['app'], { optional: false })).toEqual(new Set(expected))
  expect(productionPackages(lock, ['app'], { optional: true })).toEqual(new Set([...expected, 'builder@2.0.0']))
})

test('a folder that the lock file does not have stands on nothing', () => {
  expect(productionPackages(lock, ['elsewhere'], { optional: true })).toEqual(new Set())
})
