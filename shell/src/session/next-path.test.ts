import { expect, test } from '@jest/globals'
import { safeNext } from './next-path.ts'

const origin = 'https://wervio.example'

test.each([
  ['/dashboard', '/dashboard'],
  ['/vacancy/7?tab=matches#top', '/vacancy/7?tab=matches#top'],
  ['/a/../agenda', '/agenda'],
  ['/dashboard?to=//elsewhere.example', '/dashboard?to=//elsewhere.example'],
  ['/loginx', '/loginx'],
])('%s is followed', (raw, expected) => expect(safeNext(raw, origin)).toBe(expected))

test.each([
  '',
  'dashboard',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '/\\/elsewhere.example',
  '/.//elsewhere.example',
  '/a/..//elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  ' /dashboard',
  '/dash\\board',
  '/login',
  '/login?next=/login',
  '/LOGIN/',
  '/register',
  '/x/../login',
  `/${'a'.repeat(2_001)}`,
])('%j is not followed', (raw) => expect(safeNext(raw, origin)).toBeNull())
