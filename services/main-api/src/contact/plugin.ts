import { defineDomain, type ProcessRole } from '@wervio/service-kit'
import { startSending } from '../mail/sending/start-sending.ts'
import type { SmtpSettings } from '../mail/settings.ts'
import type { Database } from '../platform/database.ts'
import type { Platform } from '../platform/platform.ts'
import { createContactRepository, type ContactRepository } from './repository.ts'
import { contactRoutes } from './routes.ts'
import { createSendMessage, jobOf } from './send-message.ts'

type SendingOptions = {
  role: ProcessRole
  database: Database
  smtp: SmtpSettings
  contactMessages: ContactRepository
  log: Parameters<typeof startSending>[1]['log']
}

const startSendingMessages = ({ role, database, smtp, contactMessages, log }: SendingOptions) =>
  startSending(
    {
      kind: createSendMessage({ contactMessages, smtp }),
      unsent: async () => (await contactMessages.unsent()).map(jobOf),
      // Nobody takes a message back: it leaves at once, and its id is the key of its only sending.
      waiting: ({ messageId }) => Promise.resolve({ key: messageId, seconds: 0 }),
    },
    { role, database, log },
  )

/** The contact form: its messages are stored, and mailed where a mail server is set up. */
export const contactPlugin = defineDomain<Pick<Platform, 'role' | 'database' | 'smtp'>>(
  { name: 'contact', writesPerMinute: null },
  (app, { role, database, smtp }) => {
    const contactMessages = createContactRepository(database)
    const sending = smtp && startSendingMessages({ role, database, smtp, contactMessages, log: app.log })
    if (sending) app.addHook('onClose', sending.stop)
    contactRoutes(app, {
      contactMessages,
      askToSend: sending && ((messageId) => sending.askToSend(jobOf(messageId))),
    })
  },
)
