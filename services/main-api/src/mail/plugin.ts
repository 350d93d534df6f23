import { defineDomain } from '@wervio/service-kit'
import { WRITES_PER_MINUTE, type Platform } from '../platform/platform.ts'
import { createMailRepository } from './log/repository.ts'
import { mailRoutes } from './log/routes.ts'
import { outgoingMails } from './sending/send-mail.ts'
import { startSending } from './sending/start-sending.ts'
import { createTemplateRepository } from './templates/repository.ts'
import { templateRoutes } from './templates/routes.ts'

/** Mails to candidates: their templates, the log, and where a mail server is set up, the job that sends them. */
export const mailPlugin = defineDomain<Pick<Platform, 'role' | 'database' | 'smtp' | 'jobsLookEvery'>>(
  { name: 'mail', writesPerMinute: WRITES_PER_MINUTE },
  (app, { role, database, smtp, jobsLookEvery }) => {
    const place = { role, database, log: app.log, jobsLookEvery }
    const sending = smtp && startSending(outgoingMails({ database, smtp }), place)
    if (sending) app.addHook('onClose', sending.stop)
    const undoSeconds = smtp?.undoSeconds ?? null
    templateRoutes(app, { templates: createTemplateRepository(database) })
    mailRoutes(app, {
      mails: createMailRepository(database, { undoSeconds }),
      sending: smtp &&
        sending && {
          from: smtp.from.address,
          undoSeconds: smtp.undoSeconds,
          askToSend: (recruiter, mailId) => sending.askToSend({ mailId, ...recruiter }),
        },
    })
  },
)
