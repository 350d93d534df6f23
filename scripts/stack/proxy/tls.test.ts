import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get as getPlain } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { freePorts } from '@wervio/testing/free-port'
import { inRoot, root } from '../../product/root.ts'
import { readCompose } from '../compose/read-compose.ts'
import { placeLocally } from '../local-places.ts'
import { readEnvFiles } from '../read-env-files.ts'
import { localConfig } from './local-config.ts'
import { startProxy } from './start-proxy.ts'

const PATH = `${process.env['PATH']}:/usr/sbin`
const runs = (program: string, ...words: string[]) => spawnSync(program, words, { env: { PATH } }).status === 0
/** Without HAProxy and OpenSSL on the machine these are skipped. */
const withProxy = runs('haproxy', '-v') && runs('openssl', 'version') ? describe : describe.skip

withProxy('the proxy with a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wervio-tls-'))
  let proxy: Awaited<ReturnType<typeof startProxy>>
  let ports: { http: number; https: number }

  beforeAll(async () => {
    const [key, certificate, both] = [
      join(folder, 'key.pem'),
      join(folder, 'certificate.pem'),
      join(folder, 'both.pem'),
    ]
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
    execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', certificate], {
      stdio: 'ignore',
    })
    writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
    const env = readEnvFiles([inRoot('deploy/auth-emulator.env')])
    const compose = readCompose(readFileSync(inRoot('docker-compose.yml'), 'utf8'), { env, profiles: [] })
    const places = placeLocally(compose, { scale: {}, ports: await freePorts(60), folder, root })
    const config = join(folder, 'haproxy.cfg')
    writeFileSync(config, localConfig(readFileSync(inRoot('deploy/proxy/haproxy.cfg'), 'utf8'), compose, places))
    ports = { http: places.portOf('proxy', 8080), https: places.portOf('proxy', 8443) }
    proxy = await startProxy({
      program: 'haproxy',
      config,
      health: `http://127.0.0.1:${ports.http}/proxy-health`,
      logFile: join(folder, 'proxy.log'),
      env: { PATH, WERVIO_TLS_CERTIFICATE: both },
    })
  })
  afterAll(async () => {
    await proxy.stop()
    rmSync(folder, { recursive: true })
  })

  test('leads http to https, but for who asks whether it lives', async () => {
    const answer = await new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) =>
      getPlain(`http://localhost:${ports.http}/candidates?q=1`, (response) => {
        response.resume()
        resolve({ status: response.statusCode, location: response.headers.location })
      }).once('error', reject),
    )
    expect(answer.status).toBe(308)
    expect(answer.location).toMatch(/^https:\/\/localhost(?::\d+)?\/candidates\?q=1$/)
    expect((await fetch(`http://127.0.0.1:${ports.http}/proxy-health`)).status).toBe(200)
  })

  test('answers over https with that certificate', async () => {
    const ca = readFileSync(join(folder, 'certificate.pem'))
    const status = await new Promise((resolve, reject) =>
      request({ host: 'localhost', port: ports.https, path: '/proxy-health', ca }, (response) =>
        resolve(response.resume().statusCode),
      )
        .once('error', reject)
        .end(),
    )
    expect(status).toBe(200)
  })

  test('takes no TLS before 1.2', async () => {
    const versionWith = (version: 'TLSv1.1' | 'TLSv1.2') =>
      new Promise((resolve) => {
        const socket = connect({
          host: '127.0.0.1',
          port: ports.https,
          rejectUnauthorized: false,
          minVersion: version,
          maxVersion: version,
          // OpenSSL itself offers nothing before 1.2 otherwise.
          ciphers: 'DEFAULT@SECLEVEL=0',
        })
        socket.once('secureConnect', () => {
          resolve(socket.getProtocol())
          socket.destroy()
        })
        socket.once('error', () => resolve('refused'))
      })
    expect(await versionWith('TLSv1.2')).toBe('TLSv1.2')
    expect(await versionWith('TLSv1.1')).toBe('refused')
  })
})
