import { linkSignInMethod, listSignInMethods, unlinkSignInMethod } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import type { SignInMethodRules } from './methods.ts'

export const signInRoutes = (app: FastifyInstance, { methods }: { methods: SignInMethodRules }): void => {
  implement(app, listSignInMethods, ({ recruiter, identity }) => methods.list(recruiter, identity))

  implement(app, linkSignInMethod, ({ recruiter, identity, body }) => methods.link(recruiter, identity, body))

  implement(app, unlinkSignInMethod, ({ recruiter, identity, query }) =>
    methods.unlink(recruiter, identity, query.provider),
  )
}
