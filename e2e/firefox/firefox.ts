#!/usr/bin/env node
import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { findFirefox } from './find-firefox.ts'
import { relay } from './relay.ts'

/**
 * What Playwright starts in place of Firefox: Firefox itself, with a relay before its WebDriver BiDi, of which
 * Playwright reads the address as it would read Firefox's.
 */
const executable = findFirefox()
if (!executable) throw new Error('There is no Firefox on this machine.')
const firefox = spawn(executable, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal))
firefox.once('error', (error) => {
  throw error
})
// A relay that is still open may not outlive the browser.
firefox.once('exit', (code) => process.exit(code ?? 1))

const listen = (address: string): void => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const { port } = server.address() as AddressInfo
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`)
  })
  server.on('connection', (client) => relay(client, `${address}/session`))
}

let isListening = false
let lines = ''
firefox.stderr.setEncoding('utf8').on('data', (text: string) => {
  lines = isListening ? '' : lines + text
  const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)\n/.exec(lines) ?? []
  if (address === undefined || isListening) {
    if (isListening) process.stderr.write(text)
    return
  }
  isListening = true
  listen(address)
})
