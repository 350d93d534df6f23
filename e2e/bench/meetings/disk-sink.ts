import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { pipeline } from 'node:stream/promises'

const FILE = process.env['FILE'] ?? ''
const WRITE_BUFFER = 1_048_576

/** The reference for an upload: a server that writes what it gets behind what it got. Started with PORT and FILE. */
createServer((request, response) => {
  if (request.method !== 'PATCH') {
    response.writeHead(200).end()
    return
  }
  const flags = request.headers['upload-offset'] === '0' ? 'w' : 'a'
  void pipeline(request, createWriteStream(FILE, { flags, highWaterMark: WRITE_BUFFER })).then(() =>
    response.writeHead(204).end(),
  )
}).listen(Number(process.env['PORT']), '127.0.0.1')
