import { defineDomain } from '@wervio/service-kit'
import { startSending } from '../mail/sending/start-sending.ts'
import type { SmtpSettings } from '../mail/settings.ts'
import type { WorkPlace } from '../platform/jobs/start-work-queue.ts'
import type { Platform } from '../platform/platform.ts'
import { createContactRepository, type ContactRepository } from './repository.ts'
import { contactRoutes } from './routes.ts'
import { createSendMessage, jobOf } from './send-message.ts'

type SendingOptions = WorkPlace & { smtp: SmtpSettings; contactMessages: ContactRepository }

const startSendingMessages = ({ smtp, contactMessages, ...place }: SendingOptions) =>
  startSending(
    {
      kind: createSendMessage({ contactMessages, smtp }),
      unsent: async () => (await contactMessages.unsent()).map(jobOf),
      // Nobody takes a message back: it leaves at once, and its id is the key of its only sending.
      waiting: ({ messageId }) => Promise.resolve({ key: messageId, seconds: 0 }),
    },
    place,
  )

/** The contact form: its messages are stored, and mailed where a mail server is set up. */
export const contactPlugin = defineDomain<Pick<Platform, 'role' | 'database' | 'smtp' | 'jobsLookEvery'>>(
  { name: 'contact', writesPerMinute: null },
  (app, { role, database, smtp, jobsLookEvery }) => {
    const contactMessages = createContactRepository(database)
    const place = { role, database, log: app.log, jobsLookEvery }
    const sending = smtp && startSendingMessages({ ...place, smtp, contactMessages })
    if (sending) app.addHook('onClose', sending.stop)
    contactRoutes(app, {
      contactMessages,
      askToSend: sending && ((messageId) => sending.askToSend(jobOf(messageId))),
    })
  },
)
