import { expect, test } from '@jest/globals'
import { canonicalPath } from './canonical-path.ts'

const paths = ['/', '/prijzen', '/vacatures/schrijven']

test.each([
  ['/prijzen/', '/prijzen'],
  ['/PRIJZEN', '/prijzen'],
  ['/Vacatures//Schrijven/', '/vacatures/schrijven'],
  ['/prij%7Aen', '/prijzen'],
  ['//', '/'],
])('%s is another way to write %s', (requested, path) => expect(canonicalPath(paths, requested)).toBe(path))

test.each([
  '/',
  '/prijzen',
  '/vacatures/schrijven',
  '/vacatures%2Fschrijven',
  '/nergens',
  '/prijzen/1',
  '//evil.example',
])('%s leads nowhere else', (requested) => expect(canonicalPath(paths, requested)).toBeNull())
