import { createServer } from 'node:http'

/** What an upload is compared with: a server that reads a request away and answers. Started with PORT. */
createServer((request, response) => {
  request.on('end', () => response.writeHead(201).end('{}')).resume()
}).listen(Number(process.env['PORT']), '127.0.0.1')
