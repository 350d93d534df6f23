import { createHash } from 'node:crypto'
import { expect, jest, test } from '@jest/globals'
import { RemoteManifestError } from './errors.ts'
import { findRemoteEntry } from './read-manifest.ts'

const entry = {
  name: 'mfe_a',
  version: 'v',
  manifest: 'http://localhost:1/v/mf-manifest.json',
  basePaths: ['/a'],
  contractVersion: 1,
}
const manifest = { metaData: { remoteEntry: { name: 'remoteEntry.12345678.js', path: '' } }, exposes: [], shared: [] }

const findFrom = (answer: (init?: RequestInit) => Promise<Response>, sum?: string) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => answer(init))
  return findRemoteEntry(entry, 50, sum)
}

const hang = (init?: RequestInit) =>
  new Promise<Response>((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted by its time limit'))),
  )

test('the entry stands beside the manifest that names it', async () => {
  expect(await findFrom(async () => Response.json(manifest))).toBe('http://localhost:1/v/remoteEntry.12345678.js')
})

test('a manifest is held to the sum that was recorded', async () => {
  const body = JSON.stringify(manifest)
  const sum = `sha384-${createHash('sha384').update(body).digest('base64')}`
  expect(await findFrom(async () => new Response(body), sum)).toMatch(/remoteEntry/)
  await expect(findFrom(async () => new Response(`${body} `), sum)).rejects.toThrow('not the one that was released')
})

test.each<[string, (init?: RequestInit) => Promise<Response>, string]>([
  ['an error with a JSON body', async () => Response.json({ error: 'down' }, { status: 503 }), 'answers 503'],
  ['JSON of another shape', async () => Response.json({ error: 'down' }), 'another shape'],
  ['HTML', async () => new Response('<!doctype html>'), 'can not be used'],
  ['a connection that fails', () => Promise.reject(new TypeError('Failed to fetch')), 'can not be used'],
  ['nothing at all', hang, 'can not be used'],
])('%s is refused', async (_, answer, message) => {
  const failure = await findFrom(answer).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(RemoteManifestError)
  expect(String(failure)).toContain(message)
})
