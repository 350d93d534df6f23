import {
  changeColleague,
  changeOrganisation,
  getOrganisation,
  messages,
  removeColleague,
  type Organisation,
} from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import type { Forget } from './forget.ts'
import type { ColleagueRepository } from './repository.ts'

type Options = { colleagues: ColleagueRepository; forget: Forget }

const colleagueGone = (): ServiceError => new ServiceError('not_found', { message: messages.colleagueGone })

const memberIdOf = (id: string): string => {
  if (!validate(id)) throw colleagueGone()
  return id
}

const required = (organisation: Organisation | null): Organisation => {
  if (organisation === null) throw colleagueGone()
  return organisation
}

export const colleagueRoutes = (app: FastifyInstance, { colleagues, forget }: Options): void => {
  implement(app, getOrganisation, ({ recruiter }) => colleagues.read(recruiter))

  implement(app, changeOrganisation, ({ recruiter, body }) => colleagues.rename(recruiter, body.name))

  implement(app, changeColleague, async ({ recruiter, params, body }) => {
    const organisation = required(await colleagues.changeRole(recruiter, memberIdOf(params.id), body))
    await forget(recruiter)
    return organisation
  })

  implement(app, removeColleague, async ({ recruiter, params, query }) => {
    const organisation = required(await colleagues.remove(recruiter, memberIdOf(params.id), query.heir))
    await forget(recruiter)
    return organisation
  })
}
