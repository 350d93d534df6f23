import { createHash } from 'node:crypto'
import { expect, jest, test } from '@jest/globals'
import { resiliencePlugin } from './plugin.ts'

const manifestFrom = (answer: (init?: RequestInit) => Promise<Response>, sum?: string) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => answer(init))
  const hook = resiliencePlugin({ manifest: 50, script: 50 }, () => sum).fetch
  if (!hook) throw new Error('the plugin has no fetch hook')
  return Promise.resolve(hook('http://localhost:1/mf-manifest.json', {}))
}

const hang = (init?: RequestInit) =>
  new Promise<Response>((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted by its time limit'))),
  )

test('a manifest comes through', async () => {
  const body = { metaData: {}, exposes: [], shared: [] }
  expect(await ((await manifestFrom(async () => Response.json(body))) as Response).json()).toEqual(body)
})

test('a manifest is held to the sum that was recorded', async () => {
  const body = JSON.stringify({ metaData: {}, exposes: [], shared: [] })
  const sum = `sha384-${createHash('sha384').update(body).digest('base64')}`
  expect(((await manifestFrom(async () => new Response(body), sum)) as Response).ok).toBe(true)
  await expect(manifestFrom(async () => new Response(`${body} `), sum)).rejects.toThrow('not the one that was released')
})

test.each<[string, (init?: RequestInit) => Promise<Response>, string]>([
  ['an error with a JSON body', async () => Response.json({ error: 'down' }, { status: 503 }), 'answers 503'],
  ['JSON of another shape', async () => Response.json({ error: 'down' }), 'another shape'],
  ['HTML', async () => new Response('<!doctype html>'), 'JSON'],
  ['nothing at all', hang, 'time limit'],
])('%s is refused', async (_, answer, message) => {
  await expect(manifestFrom(answer)).rejects.toThrow(message)
})
