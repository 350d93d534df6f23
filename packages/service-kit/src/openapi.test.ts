import { afterEach, expect, test } from '@jest/globals'
import { createVacancy, deleteVacancy, getVacancy, listVacancies } from '@wervio/contracts'
import { implement } from './implement.ts'
import { closeServices, testService, vacancyRow } from './testing/test-service.ts'

afterEach(closeServices)

test('the OpenAPI page is made of what is implemented', async () => {
  const { app } = testService()
  implement(app, listVacancies, () => Promise.resolve([vacancyRow]))
  implement(app, createVacancy, () => Promise.resolve(vacancyRow))
  implement(app, getVacancy, () => Promise.resolve(vacancyRow))
  implement(app, deleteVacancy, () => Promise.resolve(null))
  const document = (await app.inject('/openapi.json')).json<{ openapi: string; paths: Record<string, Record<string, unknown>>; components: { schemas: Record<string, unknown> } }>()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(['/health', '/api/vacancies/', '/api/vacancies/{id}'].map((path) => path.replace(/\/$/, '')))
  expect(document.components.schemas).toHaveProperty('Vacancy')
  expect(document.paths['/api/vacancies']?.['post']).toMatchObject({
    summary: createVacancy.summary,
    security: [{ bearer: [] }],
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/VacancyDraftInput' } } } },
    responses: { 201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Vacancy' } } } } },
  })
  expect(document.paths['/api/vacancies/{id}']?.['delete']).toMatchObject({ responses: { 204: { description: 'Gelukt, zonder inhoud.' }, default: {} } })
})

test('the readable page may run its own scripts, the rest of the service nothing', async () => {
  const { app } = testService()
  const docs = await app.inject('/docs/')
  expect(docs.statusCode).toBe(200)
  expect(docs.headers['content-security-policy']).toMatch(/script-src 'self'/)
  expect((await app.inject('/health')).headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
})
