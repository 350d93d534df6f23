import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { root } from '../product/root.ts'
import { findDatabaseTests, findPostgresOnlyTests } from './database-tests.ts'

test('tests that make a database are run on PostgreSQL, also through a helper of a helper; pure ones are not', async () => {
  const tests = await findDatabaseTests()
  expect(tests).toEqual(
    expect.arrayContaining([
      'services/ai-service/test/chat/conversations.test.ts',
      'services/ai-service/test/registered.test.ts',
      'services/main-api/test/outage.test.ts',
      'services/main-api/test/vacancies.test.ts',
    ]),
  )
  const byText = globSync('services/*/{src,test}/**/*.test.ts', { cwd: root }).filter((path) =>
    readFileSync(`${root}/${path}`, 'utf8').includes("from 'database/testing'"),
  )
  expect(tests).toEqual(expect.arrayContaining(byText))
  expect(tests).not.toContain('services/main-api/src/files/file-name.test.ts')
})

test('tests of rights and of what each database does in its own way run on both; the others on one', async () => {
  const [all, onlyPostgres] = await Promise.all([findDatabaseTests(), findPostgresOnlyTests()])
  expect(all.filter((path) => !onlyPostgres.includes(path))).toEqual([
    'services/ai-service/test/recordings/row-security.test.ts',
    'services/ai-service/test/taxonomy/rights.test.ts',
    'services/database/test/template.test.ts',
    'services/main-api/test/process.test.ts',
    'services/main-api/test/row-security.test.ts',
  ])
})
