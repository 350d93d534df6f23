import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { messages } from './messages.ts'

export const healthResponse = z.object({ status: z.literal('ok') })

const health = {
  method: 'GET',
  path: '/health',
  auth: 'public',
  summary: '200 zodra de dienst kan antwoorden.',
  responses: { 200: healthResponse },
  messages: { fallback: messages.generic },
} as const

export const mainHealth = defineEndpoint({ ...health, service: 'main' })
export const aiHealth = defineEndpoint({ ...health, service: 'ai' })
