import { afterEach, expect, test } from '@jest/globals'
import {
  addAttachment,
  analyzeMatch,
  createVacancy,
  deleteVacancy,
  generateVacancy,
  getFile,
  getVacancy,
  listVacancies,
} from '@wervio/contracts'
import { implement } from './implement.ts'
import { closeServices, testService, vacancyRow } from './testing/test-service.ts'

afterEach(closeServices)

test('the OpenAPI page is made of what is implemented', async () => {
  const { app } = testService()
  implement(app, listVacancies, () => Promise.resolve([vacancyRow]))
  implement(app, createVacancy, () => Promise.resolve(vacancyRow))
  implement(app, getVacancy, () => Promise.resolve(vacancyRow))
  implement(app, deleteVacancy, () => Promise.resolve(null))
  const document = (await app.inject('/openapi.json')).json<{
    openapi: string
    paths: Record<string, Record<string, unknown>>
    components: { schemas: Record<string, unknown> }
  }>()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(
    ['/health', '/api/vacancies/', '/api/vacancies/{id}'].map((path) => path.replace(/\/$/, '')),
  )
  expect(document.components.schemas).toHaveProperty('Vacancy')
  expect(document.paths['/api/vacancies']?.['post']).toMatchObject({
    summary: createVacancy.summary,
    security: [{ bearer: [] }],
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/VacancyDraftInput' } } } },
    responses: { 201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Vacancy' } } } } },
  })
  expect(document.paths['/api/vacancies/{id}']?.['delete']).toMatchObject({
    responses: { 204: { description: 'Gelukt, zonder inhoud.' }, default: {} },
  })
})

test('files go in as multipart and come out as bytes', async () => {
  const { app } = testService()
  implement(app, addAttachment, () => Promise.reject(new Error('not called')))
  implement(app, getFile, () => Promise.reject(new Error('not called')))
  const { paths } = (await app.inject('/openapi.json')).json<{ paths: Record<string, Record<string, unknown>> }>()
  expect(paths[addAttachment.path]?.['post']).toMatchObject({
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
        },
      },
    },
    responses: { 201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Attachment' } } } } },
  })
  expect(paths[getFile.path]?.['get']).toMatchObject({
    responses: { 200: { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } } },
  })
})

test('the text fields of a form stand beside its file', async () => {
  const { app } = testService()
  implement(app, analyzeMatch, () => Promise.reject(new Error('not called')))
  const { paths } = (await app.inject('/openapi.json')).json<{ paths: Record<string, Record<string, unknown>> }>()
  expect(paths[analyzeMatch.path]?.['post']).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: {
            required: ['cv', 'vacancy_id'],
            properties: { cv: { type: 'string', format: 'binary' }, vacancy_id: { type: 'string', format: 'uuid' } },
          },
        },
      },
    },
  })
})

test('what a visitor may call needs no token', async () => {
  const { app } = testService()
  implement(app, generateVacancy, () => Promise.reject(new Error('not called')))
  const { paths } = (await app.inject('/openapi.json')).json<{ paths: Record<string, Record<string, unknown>> }>()
  expect(paths[generateVacancy.path]?.['post']).toMatchObject({ security: [{}, { bearer: [] }] })
})

test('the readable page may run its own scripts, the rest of the service nothing', async () => {
  const { app } = testService()
  const docs = await app.inject('/docs/')
  expect(docs.statusCode).toBe(200)
  expect(docs.headers['content-security-policy']).toMatch(/script-src 'self'/)
  expect((await app.inject('/health')).headers['content-security-policy']).toBe(
    "default-src 'none';frame-ancestors 'none'",
  )
})
