import { defineDomain } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createConversations } from './conversations.ts'
import { createProcedures } from './people/repository.ts'
import { chatRoutes } from './routes.ts'

export const chatPlugin = defineDomain<Pick<Platform, 'engine' | 'rules' | 'transaction'>>(
  { name: 'chat', writesPerMinute: WRITES_PER_MINUTE },
  (app, { engine, rules, transaction }) =>
    chatRoutes(app, {
      engines: { engine, rules },
      conversations: createConversations(transaction),
      procedures: createProcedures(transaction),
    }),
)
