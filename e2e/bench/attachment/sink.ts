import { createServer } from 'node:http'

/** The reference for an upload: a server that discards a request and answers. Started with PORT. */
createServer((request, response) => {
  request.on('end', () => response.writeHead(201).end('{}')).resume()
}).listen(Number(process.env['PORT']), '127.0.0.1')
