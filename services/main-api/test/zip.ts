import { crc32 } from 'node:zlib'

/** A ZIP with these files, not compressed: enough to be known as what it is. */
export const zipOf = (...names: string[]): Buffer =>
  Buffer.concat(
    names.map((name) => {
      const content = Buffer.from('<x/>')
      const header = Buffer.alloc(30)
      header.write('PK\u0003\u0004', 'latin1')
      header.writeUInt16LE(20, 4)
      header.writeUInt32LE(crc32(content), 14)
      header.writeUInt32LE(content.length, 18)
      header.writeUInt32LE(content.length, 22)
      header.writeUInt16LE(name.length, 26)
      return Buffer.concat([header, Buffer.from(name), content])
    }),
  )
