import { expect, jest, test } from '@jest/globals'
import { resiliencePlugin } from './plugin.ts'

const manifestFrom = (answer: (init?: RequestInit) => Promise<Response>) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation((_, init) => answer(init))
  const hook = resiliencePlugin({ manifest: 50, script: 50 }, () => undefined).fetch
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

test.each<[string, (init?: RequestInit) => Promise<Response>, string]>([
  ['an error with a JSON body', async () => Response.json({ error: 'down' }, { status: 503 }), 'answers 503'],
  ['JSON of another shape', async () => Response.json({ error: 'down' }), 'another shape'],
  ['HTML', async () => new Response('<!doctype html>'), 'JSON'],
  ['nothing at all', hang, 'time limit'],
])('%s is refused', async (_, answer, message) => {
  await expect(manifestFrom(answer)).rejects.toThrow(message)
})
