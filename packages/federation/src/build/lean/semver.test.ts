import { expect, test } from '@jest/globals'
import { satisfies } from 'semver'
import { satisfy } from './semver.ts'

const versions = ['0.0.1', '0.0.2', '0.2.0', '0.2.9', '0.3.0', '1.0.0', '1.2.0', '1.2.10', '1.10.0', '2.0.0', '19.3.1']

test('versions are compared as the semver library does, in each range that is asked for', () => {
  for (const version of versions)
    for (const other of versions)
      for (const operator of ['^', '<='])
        expect([version, operator + other, satisfy(version, operator + other)]).toEqual([
          version,
          operator + other,
          satisfies(version, operator + other),
        ])
})
