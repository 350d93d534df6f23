import { defineDomain } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createConversations } from './conversations.ts'
import { createProcedures } from './people/repository.ts'
import { chatRoutes } from './routes.ts'

export const chatPlugin = defineDomain<Pick<Platform, 'engine' | 'transaction'>>(
  { name: 'chat', writesPerMinute: WRITES_PER_MINUTE },
  (app, { engine, transaction }) =>
    chatRoutes(app, {
      engine,
      conversations: createConversations(transaction),
      procedures: createProcedures(transaction),
    }),
)
