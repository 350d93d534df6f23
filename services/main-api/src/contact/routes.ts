import { limits, messages, sendContact } from '@wervio/contracts'
import { implement } from '@wervio/service-kit'
import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'
import type { ContactRepository } from './repository.ts'

/** Enough for somebody who corrects themselves; all visitors together can't fill the mailbox. */
const VISITORS = {
  perAddress: { max: 5, seconds: 600, message: messages.contactFormLimited },
  inAll: { max: 100, seconds: 600, message: messages.contactFormBusy },
  body: limits.visitorBody,
}

type Options = {
  contactMessages: Pick<ContactRepository, 'create'>
  /** Null where there is no mail server. */
  askToSend: ((messageId: string) => Promise<void>) | null
}

export const contactRoutes = (app: FastifyInstance, { contactMessages, askToSend }: Options): void =>
  implement(
    app,
    sendContact,
    async ({ body: { website, ...draft } }) => {
      // A program that filled in the hidden field learns nothing from the answer.
      if (website.trim() !== '') return { id: v7() }
      const id = await contactMessages.create(draft)
      await askToSend?.(id)
      return { id }
    },
    { visitors: VISITORS },
  )
