import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calibrationTexts, measuredSimilarity } from '../../src/matching/embeddings/calibration.ts'
import { cosine } from '../../src/matching/embeddings/cosine.ts'
import { createEmbedder } from '../../src/matching/embeddings/embedder.ts'
import { PATIENT, type Peer, startPeer } from '../peer-process.ts'

let peer: Peer
beforeAll(async () => {
  peer = await startPeer()
})
afterAll(() => peer.stop())

const place = (model: string, texts: readonly string[], timeoutMs = PATIENT) =>
  createEmbedder({ baseUrl: peer.baseUrl, model, apiKey: 'sk-geheim', timeoutMs }).embed(
    texts,
    new AbortController().signal,
  )

test('texts of more than one batch come back in their order', async () => {
  const texts = Array.from({ length: 150 }, (_, at) => `Taak nummer ${at}`)
  const vectors = await place('honest', texts)
  expect(vectors).toHaveLength(150)
  const [alone = []] = await place('honest', [texts[149] ?? ''])
  expect(cosine(vectors[149] ?? [], alone)).toBeCloseTo(1)
  const batches = (await peer.requests()).slice(-4, -1).map(({ input }) => input?.length)
  expect(batches).toEqual([64, 64, 22])
})

test('the limit of a model that knows Dutch is measured; one that doesn’t is unfit', async () => {
  const limit = measuredSimilarity(await place('honest', calibrationTexts()))
  expect(limit).toBeGreaterThan(0)
  expect(limit).toBeLessThan(0.9)
  expect(measuredSimilarity(await place('nonsense', calibrationTexts()))).toBeNull()
})

test.each(['unauthorized', 'broken', 'unknown-model', 'wrong-shape', 'empty'])('%s is a failure', (model) =>
  expect(place(model, ['een', 'twee'])).rejects.toThrow(),
)

test('an endpoint that doesn’t answer is given up', () => expect(place('slow', ['een'], 200)).rejects.toThrow())
