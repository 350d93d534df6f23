import { WebSocket } from 'ws'
import { z } from 'zod'

/**
 * Commands that Playwright 1.65 sends for every page and that Firefox 153 doesn't know. What they would set, the
 * profile sets (playwright.config.ts).
 */
const UNKNOWN_TO_FIREFOX = new Set(['emulation.setMediaFeaturesOverride'])

const command = z.object({ id: z.number(), method: z.string() })

/** Passes messages on between a client and the BiDi session at `address`, and answers what Firefox doesn't know. */
export const relay = (client: WebSocket, address: string): void => {
  const session = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 })
  const waiting: string[] = []
  session.on('open', () => {
    for (const message of waiting.splice(0)) session.send(message)
  })
  client.on('message', (data: Buffer) => {
    const message = data.toString()
    const { id, method } = command.parse(JSON.parse(message))
    if (UNKNOWN_TO_FIREFOX.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else if (session.readyState === WebSocket.OPEN) session.send(message)
    else waiting.push(message)
  })
  session.on('message', (data: Buffer) => client.send(data.toString()))
  client.on('close', () => session.close())
  session.on('close', () => client.close())
  for (const socket of [client, session]) socket.on('error', () => socket.terminate())
}
