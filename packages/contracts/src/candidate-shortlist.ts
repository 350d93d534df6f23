import { candidateId } from './candidate.ts'
import { defineEndpoint } from './endpoint.ts'
import { messages } from './messages.ts'

export const shortlistCandidate = defineEndpoint({
  service: 'main',
  method: 'PUT',
  path: '/api/candidates/{id}/shortlist',
  auth: 'recruiter',
  summary: 'Zet een kandidaat op je eigen shortlist.',
  params: candidateId,
  row: 'candidate',
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.shortlistFailed },
})

export const unlistCandidate = defineEndpoint({
  service: 'main',
  method: 'DELETE',
  path: '/api/candidates/{id}/shortlist',
  auth: 'recruiter',
  summary: 'Haalt een kandidaat van je eigen shortlist.',
  params: candidateId,
  row: 'candidate',
  responses: { 204: null },
  messages: { 401: messages.sessionExpired, 404: messages.candidateNotFound, fallback: messages.shortlistFailed },
})
