import fastifyPlugin from 'fastify-plugin'
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import { API_VERSION, errorBody, roleNames, roles, rolesOf, type Endpoint } from '@wervio/contracts'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint
    quiet?: boolean
  }
}

/**
 * The content security policy that swagger-ui's page needs; the hash is of the one inline style that it writes
 * (swagger-ui 5).
 */
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

/** Success responses without a schema: a file, or no body. */
const withoutSchema = ({ responses, file }: Endpoint) =>
  Object.fromEntries(
    Object.entries(responses).flatMap(([status, schema]) =>
      schema === null ? [[status, file ? aFile : nothing]] : [],
    ),
  )

/** The text fields beside a file; of a schema without its name, which would give a reference to it. */
const formFields = (form: z.ZodObject | undefined) => {
  const { properties = {}, required = [] } = form ? z.toJSONSchema(z.object(form.shape), { io: 'input' }) : {}
  return { properties, required }
}

/** The body of an upload, which has no schema either. */
const uploadBody = ({ upload, form }: Endpoint) => {
  if (!upload) return undefined
  const { properties, required } = formFields(form)
  return {
    consumes: ['multipart/form-data'],
    body: {
      type: 'object',
      required: [upload.field, ...required],
      properties: {
        [upload.field]: { type: 'string', format: 'binary', description: `Hoogstens ${upload.maximum} bytes.` },
        ...properties,
      },
    },
  }
}

/** Which roles may call an endpoint, where some may not. */
const rolesLine = (endpoint: Endpoint) => {
  const allowedRoles = rolesOf(endpoint)
  if (allowedRoles.length === roles.length) return {}
  const names = allowedRoles.map((role) => roleNames[role].toLocaleLowerCase('nl-NL'))
  return { description: `Voor: ${names.join(', ')}. Anderen krijgen 403 \`role_refused\`.` }
}

/** The empty alternative says that visitors may call without a token. */
const securityOf = ({ auth }: Endpoint) =>
  auth === 'public' || auth === 'feed'
    ? {}
    : { security: [...(auth === 'visitor' || auth === 'newcomer' ? [{}] : []), { bearer: [] }] }

/** Serves OpenAPI 3.1 at /openapi.json and a readable page at /docs, both from the implemented endpoints. */
export const registerOpenApi = (app: FastifyInstance, title: string): void => {
  app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: API_VERSION },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ route, ...document }) => {
      const endpoint = route.config?.endpoint
      if (!endpoint) return { schema: { hide: true }, url: document.url }
      const schemaWithError = {
        ...document.schema,
        response: { ...(document.schema?.response as object), default: errorBody },
      }
      const { schema, url } = jsonSchemaTransform({ ...document, route, schema: schemaWithError })
      const response = { ...withoutSchema(endpoint), ...(schema?.response as object) }
      return {
        schema: { ...schema, ...rolesLine(endpoint), ...uploadBody(endpoint), response, ...securityOf(endpoint) },
        url,
      }
    },
    transformObject: jsonSchemaTransformObject,
  })
  app.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    staticCSP: pageCsp,
    uiConfig: { defaultModelsExpandDepth: -1, docExpansion: 'list' },
  })
  app.register(
    fastifyPlugin(
      (scope, _options, done) => {
        scope.get('/openapi.json', (_request, reply) =>
          reply.type('application/json; charset=utf-8').send(JSON.stringify(scope.swagger())),
        )
        done()
      },
      { name: 'openapi-document', encapsulate: true },
    ),
  )
}
