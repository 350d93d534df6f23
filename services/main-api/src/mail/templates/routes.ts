import {
  changeMailTemplate,
  createMailTemplate,
  deleteMailTemplate,
  listMailTemplates,
  messages,
  restoreMailTemplate,
} from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { TemplateRepository } from './repository.ts'

const templateNotFound = (): ServiceError => new ServiceError('not_found', { message: messages.mailTemplateGone })

const requireTemplate = <T>(template: T | null): T => {
  if (template === null) throw templateNotFound()
  return template
}

export const templateRoutes = (app: FastifyInstance, { templates }: { templates: TemplateRepository }): void => {
  implement(app, listMailTemplates, ({ recruiter }) => templates.list(recruiter))

  implement(app, createMailTemplate, async ({ recruiter, body, reply }) => {
    const { template, isNew } = await templates.create(recruiter, body)
    reply.code(isNew ? 201 : 200)
    return template
  })

  implement(app, changeMailTemplate, async ({ recruiter, params, body }) =>
    requireTemplate(await templates.change(recruiter, params.id, body)),
  )

  implement(app, deleteMailTemplate, async ({ recruiter, params }) => {
    if (!(await templates.remove(recruiter, params.id))) throw templateNotFound()
    return null
  })

  implement(app, restoreMailTemplate, async ({ recruiter, params }) =>
    requireTemplate(await templates.restore(recruiter, params.id)),
  )
}
