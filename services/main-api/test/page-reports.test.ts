import { expect, test } from '@jest/globals'
import type { PageReport } from '@wervio/contracts'
import { startTelemetry, telemetryVariables } from '@wervio/service-kit/telemetry'
import { freePort } from '@wervio/testing/free-port'
import { z } from 'zod'
import { build } from './start-app.ts'

const report: PageReport = {
  device: 'desktop',
  vitals: [
    { name: 'LCP', value: 1_900, route: '/dashboard' },
    { name: 'CLS', value: 0.02, route: '/dashboard' },
  ],
  loads: [{ remote: 'mfe_a', version: 'v1', ms: 300, cached: true }],
  failures: [{ remote: 'mfe_a', version: 'v1', kind: 'chunk' }],
}

/** A main-api whose database can't be reached: reports need none. */
const start = () => {
  const app = build('postgres://nobody@127.0.0.1:1/none')
  const send = (payload: object, remoteAddress = '203.0.113.7') =>
    app.inject({ method: 'POST', url: '/api/page-reports', payload, remoteAddress })
  return { app, send }
}

test('a report is counted, by names that exist, without anything of who sent it', async () => {
  const port = await freePort()
  const main = { name: 'main-api', portVariable: 'PORT', port }
  const stop = await startTelemetry(main, z.object(telemetryVariables).parse({}))
  const { app, send } = start()
  try {
    const answer = await send(report)
    expect([answer.statusCode, answer.payload]).toEqual([204, ''])
    await send({ ...report, vitals: [{ name: 'INP', value: 90, route: '/kandidaten/jan' }] })
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(text).toContain(
      'wervio_page_vital_duration_bucket{wervio_page_vital="LCP",wervio_page_route="/dashboard",wervio_device_class="desktop",le="2.5"} 1',
    )
    expect(text).toContain(
      'wervio_page_layout_shift_count{wervio_page_route="/dashboard",wervio_device_class="desktop"} 1',
    )
    expect(text).toContain('wervio_page_vital="INP",wervio_page_route="other"')
    expect(text).toMatch(/wervio_remote_failures_total\{[^}]*error_type="chunk"\} 2/)
    expect(text).toMatch(/wervio_remote_load_duration_count\{[^}]*wervio_remote_cached="true"\} 2/)
    expect(text).not.toMatch(/jan|203\.0/)
  } finally {
    await app.close()
    await stop()
  }
})

test('what is no report is refused, and one sender can not go on forever', async () => {
  const { app, send } = start()
  try {
    const refused = [
      { ...report, email: 'jan@voorbeeld.nl' },
      { ...report, vitals: [{ name: 'LCP', value: 1, route: '/kandidaten?q=jan' }] },
      { ...report, vitals: [{ name: 'LCP', value: -1, route: '/' }] },
      { ...report, vitals: [{ name: 'Jan', value: 1, route: '/' }] },
      { ...report, loads: Array.from({ length: 21 }, () => report.loads[0]) },
      { ...report, failures: [{ remote: 'Jan de Vries', version: 'v1', kind: 'chunk' }] },
    ]
    for (const body of refused) expect((await send(body)).statusCode).toBe(400)
    expect((await send({ ...report, vitals: 'x'.repeat(9_000) })).statusCode).toBe(413)
    const statuses = new Set<number>()
    for (let count = 0; count < 1_001; count += 1) statuses.add((await send(report)).statusCode)
    expect(statuses).toEqual(new Set([204, 429]))
    expect((await send(report, '203.0.113.8')).statusCode).toBe(204)
  } finally {
    await app.close()
  }
})
