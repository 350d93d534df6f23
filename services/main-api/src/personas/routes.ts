import { getPersona, messages, savePersona } from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import { requireVacancy, vacancyIdOf } from '../vacancies/named-vacancy.ts'
import type { PersonaRepository } from './repository.ts'

export const personaRoutes = (app: FastifyInstance, { personas }: { personas: PersonaRepository }): void => {
  implement(app, getPersona, async ({ recruiter, params: { vacancyId } }) => {
    const persona = validate(vacancyId) ? await personas.find(recruiter, vacancyId) : null
    if (!persona) throw new ServiceError('not_found', { message: messages.personaMissing })
    return persona
  })

  implement(app, savePersona, async ({ recruiter, body }) =>
    requireVacancy(await personas.save(recruiter, { ...body, vacancy_id: vacancyIdOf(body.vacancy_id) })),
  )
}
