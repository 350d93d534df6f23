import { expect, test } from '@jest/globals'
import { ownSurfaces, recordedSurfaces } from './record-shared.ts'
import { missingBump, type Surface } from './shared-surface.ts'

const surfaces = recordedSurfaces()

test.each(ownSurfaces())('%s is the version that was recorded, or a higher one that was', (name, now) => {
  const before = surfaces[name]
  if (!before) throw new Error(`${name} isn't recorded: run node packages/federation/src/build/record-shared.ts`)
  expect(missingBump(before, now)).toBeNull()
  // If this fails after a version bump, run node packages/federation/src/build/record-shared.ts.
  expect(before).toEqual(now)
})

const was: Surface = { version: '1.2.3', exports: ['Link', 'Outlet'], code: 'aaa' }

test.each([
  ['nothing changed', {}, null],
  ['other code, same version', { code: 'bbb' }, 'has other code: raise its patch version above 1.2.3'],
  ['other code, next patch', { code: 'bbb', version: '1.2.4' }, null],
  [
    'a new name, next patch',
    { exports: ['Link', 'Outlet', 'To'], code: 'bbb', version: '1.2.4' },
    'also exports To: raise its minor version above 1.2.3',
  ],
  ['a new name, next minor', { exports: ['Link', 'Outlet', 'To'], code: 'bbb', version: '1.3.0' }, null],
  [
    'a name less, next minor',
    { exports: ['Link'], code: 'bbb', version: '1.3.0' },
    'no longer exports Outlet: raise its major version above 1.2.3',
  ],
  ['a name less, next major', { exports: ['Link'], code: 'bbb', version: '2.0.0' }, null],
  ['a lower version', { code: 'bbb', version: '1.1.9' }, 'has other code: raise its patch version above 1.2.3'],
])('%s', (_, change, problem) => expect(missingBump(was, { ...was, ...change })).toBe(problem))
