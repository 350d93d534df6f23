import { brotliCompressSync, constants } from 'node:zlib'
import Fastify from 'fastify'

/** What the browser would load, run or read for the product's code; not what search engines read. */
const CODE =
  /\s*<script(?! type="application\/ld\+json")[\s\S]*?<\/script>|\s*<template id="wervio-code">[\s\S]*?<\/template>/g

/** A static page has the same protection; these are the server's own to choose. */
const OWN_HEADERS = /^(connection|content-encoding|content-length|date|keep-alive|transfer-encoding|vary)$/

const compress = (text: string): Buffer => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })

type Answer = { headers: Record<string, string>; body: Buffer }

const answerOf = async (address: string): Promise<Answer> => {
  const response = await fetch(address)
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OWN_HEADERS.test(name)))
  if (!headers['content-type']?.startsWith('text/html'))
    return { headers, body: Buffer.from(await response.arrayBuffer()) }
  const html = (await response.text()).replace(CODE, '')
  return { headers: { ...headers, 'content-encoding': 'br' }, body: compress(html) }
}

/**
 * The same pages without any code, with their files and headers, on another port: what a page can be at best.
 */
export const startStaticTwin = async (origin: string) => {
  const app = Fastify({ forceCloseConnections: true })
  const answers = new Map<string, Promise<Answer>>()
  app.get('/*', async ({ url }, reply) => {
    const answer = answers.get(url) ?? answerOf(origin + url)
    answers.set(url, answer)
    const { headers, body } = await answer
    return reply.headers(headers).send(body)
  })
  const { port } = new URL(await app.listen({ port: 0, host: 'localhost' }))
  return { origin: `http://localhost:${port}`, close: () => app.close() }
}
