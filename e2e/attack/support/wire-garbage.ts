import { Random } from '../../support/random.ts'

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value | 0)
  return bytes
}

const PROTOCOL_3 = int32(196_608)
const startup = (text: string): Buffer =>
  Buffer.concat([int32(8 + Buffer.byteLength(text)), PROTOCOL_3, Buffer.from(text)])
const HELLO = startup('user\0postgres\0database\0postgres\0\0')
const message = (type: string, length: number, body = Buffer.alloc(0)): Buffer =>
  Buffer.concat([Buffer.from(type), int32(length), body])

const SSL_REQUEST = Buffer.concat([int32(8), int32(80_877_103)])
const CANCEL_REQUEST = Buffer.concat([int32(16), int32(80_877_102), int32(1), int32(2)])

/** Lengths that no valid message has; the first ones made the socket library hang. */
const LENGTHS = [-1, -2_147_483_648, 0, 1, 3, 2_147_483_647, 1_073_741_824, 16_777_216]

/** Garbage for the database's socket, each sent on its own connection. */
export const wireGarbage = (): { what: string; bytes: Buffer }[] => {
  const random = new Random(3)
  const noise = Array.from({ length: 20 }, (_, index) => {
    const bytes = Buffer.from(Array.from({ length: 1 + random.below(600) }, () => random.below(256)))
    return { what: `noise ${index}`, bytes: index % 2 === 0 ? bytes : Buffer.concat([HELLO, bytes]) }
  })
  return [
    ...LENGTHS.map((length) => ({
      what: `a start of ${length} bytes`,
      bytes: Buffer.concat([int32(length), PROTOCOL_3]),
    })),
    ...LENGTHS.flatMap((length) =>
      ['Q', 'P', 'B', 'd', 'z', '\0'].map((type) => ({
        what: `a message ${JSON.stringify(type)} of ${length} bytes`,
        bytes: Buffer.concat([HELLO, message(type, length)]),
      })),
    ),
    { what: 'half a start', bytes: HELLO.subarray(0, 11) },
    { what: 'one byte', bytes: Buffer.from('Q') },
    { what: 'half a query', bytes: Buffer.concat([HELLO, message('Q', 4_000, Buffer.from('select'))]) },
    { what: 'two starts', bytes: Buffer.concat([HELLO, HELLO]) },
    { what: 'another protocol', bytes: Buffer.concat([int32(8), int32(131_072)]) },
    { what: 'a request for TLS', bytes: SSL_REQUEST },
    { what: 'a request for TLS, twice', bytes: Buffer.concat([SSL_REQUEST, SSL_REQUEST, HELLO]) },
    { what: 'a cancellation', bytes: CANCEL_REQUEST },
    { what: 'HTTP', bytes: Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n') },
    {
      what: 'a copy that was never begun',
      bytes: Buffer.concat([HELLO, message('d', 8, Buffer.from('abcd')), message('c', 4)]),
    },
    ...noise,
  ]
}
