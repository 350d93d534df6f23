import { expect, test } from '@jest/globals'
import { ownChannels } from './own-channels.ts'
import { until } from './until.ts'

/** A channel has no target: it stays within this process. */
const post = (channel: BroadcastChannel, message: string) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(message)

const listen = (channel: BroadcastChannel) => {
  const data: unknown[] = []
  channel.addEventListener('message', (event: MessageEvent) => data.push(event.data))
  return data
}

test('channels of one file hear each other, those of another do not', async () => {
  const [first, second] = [ownChannels(), ownChannels()]
  const asking = new first.OwnChannel('taal')
  expect(asking.name).toBe('taal')
  const sameFile = listen(new first.OwnChannel('taal'))
  const otherFile = listen(new second.OwnChannel('taal'))
  post(asking, 'hoi')
  await until(() => sameFile.length > 0)
  // A channel delivers in turn: what was sent later over the same process has arrived, so that would have too.
  const sentLater = listen(new second.OwnChannel('later'))
  post(new second.OwnChannel('later'), 'dag')
  await until(() => sentLater.length > 0)
  expect([sameFile, otherFile]).toEqual([['hoi'], []])
  for (const { closeAll } of [first, second]) closeAll()
})

test('a file that ends leaves no channel that hears', async () => {
  const { OwnChannel, closeAll } = ownChannels()
  const heardAfterEnd = listen(new OwnChannel('taal'))
  closeAll()
  const open = listen(new OwnChannel('taal'))
  post(new OwnChannel('taal'), 'hoi')
  await until(() => open.length > 0)
  expect(heardAfterEnd).toEqual([])
  closeAll()
})
