import type { FastifyInstance, FastifyPluginOptions } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Inside a domain that says so, or everywhere if the service says so: how often one account may call each endpoint
     * that writes, in a minute.
     */
    writesPerMinute?: number
  }
}

type DomainOptions = {
  name: string
  /**
   * The limit by account of each endpoint that isn't a GET and has none of its own. Null for a domain without writes,
   * or whose endpoints all have a limit of their own.
   */
  writesPerMinute: number | null
}

/**
 * A domain of a service as a Fastify plugin in a scope of its own: its routes with their limits, its repositories, its
 * background work. `Shared` names what it takes of the service. What it starts it stops in an `onClose` hook; those run
 * in reverse, the domain registered last first.
 */
export const defineDomain = <ServiceParts extends FastifyPluginOptions>(
  { name, writesPerMinute }: DomainOptions,
  build: (app: FastifyInstance, parts: ServiceParts) => void,
) =>
  fastifyPlugin<ServiceParts>(
    async (app, parts) => {
      if (writesPerMinute !== null && app.writesPerMinute === undefined)
        app.decorate('writesPerMinute', writesPerMinute)
      build(app, parts)
    },
    { name, dependencies: ['call-limits'], encapsulate: true },
  )
