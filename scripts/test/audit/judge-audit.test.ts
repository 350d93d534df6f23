import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, jest, test } from '@jest/globals'
import { one } from '../totals.ts'
import { auditDependencies } from './audit-dependencies.ts'
import { type AllowedAdvisories, allowedAdvisories, judgeAudit } from './judge-audit.ts'

/** Output of pnpm 12.21.0; `high.json` came from a registry with one advisory of each kind. */
const recorded = (name: string): string => readFileSync(new URL(`./recorded/${name}.json`, import.meta.url), 'utf8')
const TODAY = '2026-03-01'
const HIGH = 'GHSA-aaaa-bbbb-cccc'

const judge = (stdout: string, stderr = '', allowed: AllowedAdvisories = []) =>
  judgeAudit({ stdout, stderr, inTime: true }, allowed, TODAY)
const allow = (advisory: string, until: string): AllowedAdvisories => [
  { advisory, until, reason: 'We never call the part that it is about.' },
]

test('a high advisory fails and is named, a low one is not', () => {
  const { counts, lines } = judge(recorded('high'))
  expect(counts).toEqual(one.failed)
  expect(lines).toEqual([
    'high: fastify 5.12.8: Example of a high advisory, https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    '1579 pakketten, 1 ernstig, 0 toegestaan',
  ])
})

test('a critical advisory fails, a moderate one passes', () => {
  expect(judge(recorded('high').replace('"severity": "high"', '"severity": "critical"')).counts).toEqual(one.failed)
  expect(judge(recorded('high').replace('"severity": "high"', '"severity": "moderate"')).counts).toEqual(one.passed)
})

test('no advisory passes', () => {
  expect(judge(recorded('none'))).toEqual({ counts: one.passed, lines: ['1579 pakketten, 0 ernstig, 0 toegestaan'] })
})

test('an advisory that is allowed passes up to its last day', () => {
  expect(judge(recorded('high'), '', allow(HIGH, TODAY))).toEqual({
    counts: one.passed,
    lines: ['1579 pakketten, 0 ernstig, 1 toegestaan'],
  })
  expect(judge(recorded('high'), '', allow('GHSA-xxxx-yyyy-zzzz', TODAY)).counts).toEqual(one.failed)
})

test('an allowance that ended counts no longer, and says so', () => {
  const { counts, lines } = judge(recorded('high'), '', allow(HIGH, '2026-02-28'))
  expect(counts).toEqual(one.failed)
  expect(lines[0]).toContain('(de uitzondering liep tot 2026-02-28)')
})

const refusal = (sentence: string) =>
  `Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n  × The audit endpoint (at https://registry.example/-/npm/v1/security/\n  │ advisories/bulk) ${sentence}\n\n`

test.each([
  [
    'a registry without the endpoint',
    "Error: ERR_PNPM_AUDIT_ENDPOINT_NOT_EXISTS\n\n  × The audit endpoint (at https://registry.example/-/npm/v1/security/advisories/\n  │ bulk) doesn't exist.\n  help: This issue\n",
    "doesn't exist.",
  ],
  ['a refusal', refusal('responded with 405: no'), 'advisories/bulk) responded with 405: no'],
  ['a page of a proxy', refusal('returned invalid JSON: <html>'), 'returned invalid JSON'],
  ['no connection', refusal('error sending request\n  ├─▶ Connection refused (os error 111)'), 'error sending request'],
  [
    'pnpm that can not be fetched',
    'npm warn Unknown user config\nnpm error code ENOTFOUND\nnpm error syscall getaddrinfo\n',
    'npm error code ENOTFOUND',
  ],
])('%s is skipped with one line that says why', (_, stderr, why) => {
  const { counts, lines } = judge('', stderr)
  expect(counts).toEqual(one.skipped)
  expect(lines).toEqual([expect.stringMatching(/^Overgeslagen: [^\n]+$/)])
  expect(lines[0]).toContain(why)
})

test('too late is skipped', () => {
  expect(judgeAudit({ stdout: '', stderr: '', inTime: false }, [], TODAY).counts).toEqual(one.skipped)
})

test.each([
  ['another shape', '{"advisories":[]}', ''],
  ['a severity we do not know', recorded('high').replace('"severity": "high"', '"severity": "terrible"'), ''],
  ['a report of no packages', recorded('none').replace('"totalDependencies": 1579', '"totalDependencies": 0'), ''],
  ['nothing at all', '', ''],
  ['a lockfile that is not there', '', 'Error: ERR_PNPM_AUDIT_NO_LOCKFILE\n\n  × No pnpm-lock.yaml found\n'],
])('%s is a failure, not a good audit', (_, stdout, stderr) => {
  expect(judge(stdout, stderr).counts).toEqual(one.failed)
})

test('what is allowed here has a reason and a last day', () => {
  const listed: unknown = JSON.parse(readFileSync(new URL('./allowed-advisories.json', import.meta.url), 'utf8'))
  expect(allowedAdvisories.safeParse(listed).error).toBeUndefined()
  expect(allowedAdvisories.safeParse([{ advisory: HIGH, until: TODAY }]).success).toBe(false)
  expect(
    allowedAdvisories.safeParse([
      { advisory: HIGH, until: 'later', reason: 'We never call the part that it is about.' },
    ]).success,
  ).toBe(false)
})

/** The step itself against a registry on this machine, and what it printed. */
const auditAt = async (answer: RequestListener, patience?: number) => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    return {
      counts: await auditDependencies({ registry, ...(patience !== undefined && { patience }) }),
      lines: printed.mock.calls.map(([line]) => String(line)),
    }
  } finally {
    printed.mockRestore()
    server.closeAllConnections()
    server.close()
  }
}

test('a registry that refuses is skipped, and one that keeps silent is not waited for', async () => {
  const refused = await auditAt((_request, response) => void response.writeHead(405).end('no'))
  expect(refused).toEqual({ counts: one.skipped, lines: [expect.stringContaining('Overgeslagen')] })
  const silent = await auditAt(() => undefined, 3_000)
  expect(silent).toEqual({ counts: one.skipped, lines: [expect.stringContaining('Overgeslagen')] })
})
