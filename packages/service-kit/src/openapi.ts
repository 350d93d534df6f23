import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import { errorBody, type Endpoint } from '@wervio/contracts'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
    quiet?: boolean
  }
}

/** What the page of swagger-ui needs and no more; the hash is of the one inline style it writes (swagger-ui 5). */
const pageCsp = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

const nothing = { type: 'null', description: 'Gelukt, zonder inhoud.' }
const aFile = {
  description: 'De inhoud van het bestand.',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

/** Success answers without a schema to validate: a file, or no body. */
const withoutSchema = ({ responses, file }: Endpoint) =>
  Object.fromEntries(
    Object.entries(responses).flatMap(([status, schema]) =>
      schema === null ? [[status, file ? aFile : nothing]] : [],
    ),
  )

/** The one file of an upload, which no schema validates either. */
const uploadBody = ({ upload }: Endpoint) =>
  upload && {
    consumes: ['multipart/form-data'],
    body: {
      type: 'object',
      required: [upload.field],
      properties: {
        [upload.field]: { type: 'string', format: 'binary', description: `Hoogstens ${upload.maximum} bytes.` },
      },
    },
  }

/** A visitor may come without a token, which the empty choice says. */
const securityOf = ({ auth }: Endpoint) =>
  auth === 'public' ? {} : { security: [...(auth === 'visitor' ? [{}] : []), { bearer: [] }] }

/** OpenAPI 3.1 at /openapi.json and a readable page at /docs, both from the endpoints that were implemented. */
export const registerOpenApi = (app: FastifyInstance, title: string): void => {
  app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ route, ...document }) => {
      const endpoint = route.config?.endpoint
      if (!endpoint) return { schema: { hide: true }, url: document.url }
      const documented = {
        ...document.schema,
        response: { ...(document.schema?.response as object), default: errorBody },
      }
      const { schema, url } = jsonSchemaTransform({ ...document, route, schema: documented })
      const response = { ...withoutSchema(endpoint), ...(schema?.response as object) }
      return { schema: { ...schema, ...uploadBody(endpoint), response, ...securityOf(endpoint) }, url }
    },
    transformObject: jsonSchemaTransformObject,
  })
  app.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    staticCSP: pageCsp,
    uiConfig: { defaultModelsExpandDepth: -1, docExpansion: 'list' },
  })
  app.register((scope, _options, done) => {
    scope.get('/openapi.json', (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(scope.swagger())),
    )
    done()
  })
}
