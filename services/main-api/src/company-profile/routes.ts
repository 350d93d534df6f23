import {
  createCompanyProfile,
  deleteCompanyProfile,
  listCompanyProfiles,
  messages,
  updateCompanyProfile,
  type CompanyProfile,
} from '@wervio/contracts'
import { implement, ServiceError } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { validate } from 'uuid'
import type { CompanyProfileRepository, SaveResult } from './repository.ts'

const profileNotFound = () => new ServiceError('not_found', { message: messages.companyProfileNotFound })

/** Returns a valid id; throws `profileNotFound` for anything else. */
const profileIdOf = (id: string): string => {
  if (!validate(id)) throw profileNotFound()
  return id
}

const nameTaken = () =>
  new ServiceError('validation_failed', {
    message: messages.companyProfileNameTaken,
    extra: { fields: [{ path: 'name', message: messages.companyProfileNameTaken }] },
  })

/** The saved profile; throws the error of a refusal. */
const savedProfile = ({ refusal, profile }: SaveResult): CompanyProfile => {
  if (refusal === null) return profile
  if (refusal === 'missing') throw profileNotFound()
  if (refusal === 'name-taken') throw nameTaken()
  if (refusal === 'full') throw new ServiceError('conflict', { message: messages.companyProfilesFull })
  throw new ServiceError('conflict', { message: messages.companyProfileConflict, extra: { current: profile } })
}

export const companyProfileRoutes = (
  app: FastifyInstance,
  { profiles }: { profiles: CompanyProfileRepository },
): void => {
  implement(app, listCompanyProfiles, ({ recruiter }) => profiles.list(recruiter))

  implement(app, createCompanyProfile, async ({ recruiter, body }) =>
    savedProfile(await profiles.create(recruiter, body)),
  )

  implement(app, updateCompanyProfile, async ({ recruiter, params, body }) =>
    savedProfile(await profiles.change(recruiter, profileIdOf(params.id), body)),
  )

  implement(app, deleteCompanyProfile, async ({ recruiter, params }) => {
    const profile = await profiles.remove(recruiter, profileIdOf(params.id))
    if (!profile) throw profileNotFound()
    return profile
  })
}
