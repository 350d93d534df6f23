/** Transaction status in ReadyForQuery: none, inside one, inside a failed one. */
export type Status = 'I' | 'T' | 'E'

/** To a client that asks for TLS: not on this socket. */
export const NO_ENCRYPTION = Buffer.from('N')

/** The error after which a connection ends (severity FATAL), with its SQLSTATE. */
export const fatalError = (code: string, message: string): Buffer => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(4 + fields.length, 1)
  return Buffer.concat([head, fields])
}

const READY = Buffer.from('Z\0\0\0\x05')
export const READY_LENGTH = READY.length + 1

/** The status in the ReadyForQuery an answer ends with; undefined when it ends with something else. */
export const statusAtEnd = (end: Buffer): Status | undefined => {
  const ready = end.subarray(-READY_LENGTH)
  const status = String.fromCharCode(ready.at(-1) ?? 0)
  if (ready.length < READY_LENGTH || !ready.subarray(0, -1).equals(READY)) return undefined
  return status === 'I' || status === 'T' || status === 'E' ? status : undefined
}
