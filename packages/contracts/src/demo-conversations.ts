import './jitless.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { messages } from './messages.ts'

const namedRows = z.array(z.object({ name: z.string(), id: z.uuid() })).max(500)

export const writeDemoConversations = defineEndpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/demo-conversations',
  auth: 'recruiter',
  jobs: true,
  summary: 'Vult een demo met afspraken en gesprekken. Alleen voor onze eigen services; nog eens verandert niets.',
  body: z.object({
    /** The candidates and vacancies of the demo, by name and by title. */
    candidates: namedRows,
    vacancies: namedRows,
  }),
  responses: { 204: null },
  messages: { fallback: messages.demoFailed },
})
