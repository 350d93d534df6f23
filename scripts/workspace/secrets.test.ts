import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { inRoot, root } from '../product/root.ts'

const SELF = 'scripts/workspace/secrets.test.ts'

/** What keys of providers look like, each with one that is none. */
const kinds: Readonly<Record<string, { pattern: string; sample: string }>> = {
  'a private key': { pattern: '-----BEGIN ([A-Z]+ )*PRIVATE KEY-----', sample: '-----BEGIN RSA PRIVATE KEY-----' },
  'a key of Amazon': { pattern: 'AKIA[0-9A-Z]{16}', sample: 'AKIAABCDEFGHIJKLMNOP' },
  'a key of Google': { pattern: 'AIza[0-9A-Za-z_-]{35}', sample: `AIza${'x'.repeat(35)}` },
  'a token of Google': { pattern: 'ya29[.][0-9A-Za-z_-]{20}', sample: `ya29.${'x'.repeat(20)}` },
  'a client secret of Google': { pattern: 'GOCSPX-[0-9A-Za-z_-]{20}', sample: `GOCSPX-${'x'.repeat(20)}` },
  'a client secret of Microsoft': {
    pattern: '[0-9A-Za-z]{3}8Q~[0-9A-Za-z._~-]{31}',
    sample: `abc8Q~${'x'.repeat(31)}`,
  },
  'a token of GitHub': { pattern: 'gh[pousr]_[0-9A-Za-z]{36}', sample: `ghp_${'x'.repeat(36)}` },
  'a token of npm': { pattern: 'npm_[0-9A-Za-z]{36}', sample: `npm_${'x'.repeat(36)}` },
  'a key of a language model': { pattern: '\\bsk-[0-9A-Za-z_-]{20}', sample: `sk-${'x'.repeat(20)}` },
  'a token of Slack': { pattern: 'xox[abprs]-[0-9A-Za-z-]{10}', sample: `xoxb-${'1'.repeat(10)}` },
}

test.each(Object.entries(kinds))('%s stands in no file of the repository', (_, { pattern, sample }) => {
  const folder = mkdtempSync(join(tmpdir(), 'wervio-secret-'))
  try {
    writeFileSync(join(folder, 'leaked.ts'), `const key = '${sample}'\n`)
    const search = ['grep', '--no-index', '--extended-regexp', '--files-with-matches', '-e', pattern, '.']
    expect(execFileSync('git', search, { cwd: folder, encoding: 'utf8' })).toBe('leaked.ts\n')
  } finally {
    rmSync(folder, { recursive: true })
  }
  const { status, stdout } = spawnSync(
    'git',
    ['grep', '--extended-regexp', '-I', '--files-with-matches', '--untracked', '-e', pattern, '--', '.', `:!${SELF}`],
    { cwd: root, encoding: 'utf8' },
  )
  // 1: nothing matched.
  expect([status, stdout]).toEqual([1, ''])
})

const IS_SECRET = /(?:PASSWORD|SECRET|SECRET_ACCESS_KEY|API_KEY|TOKEN_KEYS)$/

test('no secret has a default in docker-compose.yml, and those of tests stand in their own file alone', () => {
  const defaults = [...readFileSync(inRoot('docker-compose.yml'), 'utf8').matchAll(/\$\{(\w+)(:-[^}]+)?/g)]
  const secrets = defaults.filter(([, name = '']) => IS_SECRET.test(name))
  expect(secrets.length).toBeGreaterThan(5)
  expect(secrets.filter(([, , value]) => value !== undefined).map(([whole]) => whole)).toEqual([])
  const envFiles = execFileSync('git', ['ls-files', '*.env', '.env*'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
  const withSecrets = envFiles.filter((file) =>
    [...readFileSync(inRoot(file), 'utf8').matchAll(/^(\w+)=(?=\S)/gm)].some(([, name = '']) => IS_SECRET.test(name)),
  )
  expect(withSecrets).toEqual(['deploy/auth-emulator.env'])
})
