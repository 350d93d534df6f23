import './jitless.ts'
import { defineEndpoint } from './endpoint.ts'
import { messages } from './messages.ts'
import { vacancy, vacancyId } from './vacancies.ts'

const failures = { 401: messages.sessionExpired, 404: messages.vacancyNotFound } as const

export const archiveVacancy = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/vacancies/{id}/archive',
  auth: 'recruiter',
  summary: 'Zet een vacature in het archief: uit lijsten, aantallen en keuzes. Wat eraan hangt blijft.',
  params: vacancyId,
  row: 'vacancy',
  responses: { 200: vacancy },
  messages: { ...failures, fallback: messages.vacancyArchiveFailed },
})

export const restoreVacancy = defineEndpoint({
  service: 'main',
  method: 'POST',
  path: '/api/vacancies/{id}/restore',
  auth: 'recruiter',
  summary: 'Haalt een vacature terug uit het archief.',
  params: vacancyId,
  row: 'vacancy',
  responses: { 200: vacancy },
  messages: { ...failures, fallback: messages.vacancyRestoreFailed },
})
