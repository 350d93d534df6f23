import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { inRoot } from '../product/root.ts'

const folder = inRoot('deploy/observability')
const hasPromtool = spawnSync('promtool', ['--version']).status === 0

/** What it says; throws with its complaints. */
const promtool = (...words: string[]): string =>
  execFileSync('promtool', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' })

const { panels, templating } = JSON.parse(readFileSync(inRoot('deploy/observability/dashboard.json'), 'utf8')) as {
  panels: { id: number; type: string; targets?: { expr: string }[] }[]
  templating: { list: { name: string; type: string }[] }
}

/** Without Debian's `prometheus`, which has promtool, these are skipped. */
const withPromtool = hasPromtool ? describe : describe.skip

withPromtool('promtool', () => {
  test('takes the configuration and the rules', () => {
    expect(promtool('check', 'config', 'prometheus.yml')).toMatch(/SUCCESS.*\n(?:.*\n)*.*10 rules found/)
  })

  test('finds that alerts come when they have to, and not before', () => {
    expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
  })

  test('understands each question of the dashboard', () => {
    const rules = panels
      .flatMap(({ targets = [] }) => targets)
      .map(({ expr }, index) => ({ record: `question_${index}`, expr: expr.replaceAll('$__rate_interval', '5m') }))
    const file = join(mkdtempSync(join(tmpdir(), 'wervio-rules-')), 'rules.yml')
    // JSON is YAML too.
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
    expect(promtool('check', 'rules', file)).toContain(`${rules.length} rules found`)
    rmSync(dirname(file), { recursive: true })
  })
})

test('the dashboard has a question in each panel, and one data source to choose', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const charts = panels.filter(({ type }) => type !== 'row')
  expect(charts.filter(({ targets = [] }) => targets.length === 0)).toEqual([])
  expect(templating.list).toMatchObject([{ name: 'datasource', type: 'datasource' }])
})
