import { randomInt } from 'node:crypto'
import type { ContactMessage } from '@wervio/contracts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { ContactMessageState } from '../src/contact/table.ts'

export const MESSAGE: ContactMessage = {
  name: 'Noor Visser',
  email: 'noor@voorbeeld.nl',
  phone: '06 12 34 56 78',
  subject: 'demo',
  message: 'Wanneer kan het?\nLiefst op dinsdag.',
}

/** An address that nothing else here comes from. */
export const newAddress = (): string => `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`

type Parts = { app: () => FastifyInstance; databaseUrl: () => string }
export type MessageRow = { id: string; state: ContactMessageState; name: string; message: string; email: string }

/** Calls for tests of the contact form. */
export const contactOf = ({ app, databaseUrl }: Parts) => ({
  send: (change: Record<string, unknown> = {}, remoteAddress = newAddress()) =>
    app().inject({ method: 'POST', url: '/api/contact', payload: { ...MESSAGE, ...change }, remoteAddress }),

  /** Outside row-level security. */
  query: async (text: string, values: string[] = []): Promise<MessageRow[]> => {
    const client = new pg.Client(databaseUrl())
    await client.connect()
    try {
      return (await client.query<MessageRow>(text, values)).rows
    } finally {
      await client.end()
    }
  },
})
