import { expect, test } from '@jest/globals'
import { remoteOf } from './remote-package.ts'

const manifest = (port: unknown) => ({ name: 'mfe-data-room', wervio: { remote: { port } } })

test('names follow from the folder, the port from package.json', () => {
  expect(remoteOf('mfe-data-room', manifest(3009))).toEqual({
    package: 'mfe-data-room',
    key: 'data-room',
    name: 'mfe_data_room',
    port: 3009,
    portVariable: 'WERVIO_DATA_ROOM_PORT',
  })
})

test.each<[string, string, unknown, string]>([
  ['a folder of another kind', 'shell', manifest(3009), 'shell is not the folder of a remote'],
  ['no block', 'mfe-a', { name: 'mfe-a' }, 'mfe-a/package.json: wervio is not an object'],
  [
    'a port that is no number',
    'mfe-a',
    manifest('3009'),
    'mfe-a/package.json: wervio.remote.port is not a whole number',
  ],
])('%s is refused by name', (_, folder, value, message) => {
  expect(() => remoteOf(folder, value)).toThrow(message)
})
