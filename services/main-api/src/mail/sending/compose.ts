import MailComposer from 'nodemailer/lib/mail-composer'
import type { SmtpSettings } from '../settings.ts'

/** A mail as it is handed to the mail server. */
export type OutgoingMail = {
  id: string
  to: string
  subject: string
  body: string
  /** Who wrote it: their name stands in front of our address, and answers go to theirs. */
  sender: { name: string; address: string }
}

/** A name as a header may have it: one line, without what marks an address; '' for an address in place of a name. */
const plainName = (name: string): string =>
  (name.includes('@') ? '' : name)
    .replaceAll(/[\p{Cc}<>"]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Only a server that knows SMTPUTF8 takes other letters before the '@'; the part behind it is written as 'xn--'. */
const isPlainAddress = (address: string): boolean => /^[\x21-\x7e]+$/.test(address.slice(0, address.lastIndexOf('@')))

/**
 * The message in the format of RFC 5322: plain text, nothing that tells whether it is read. Its id is that of our row,
 * so that a mailbox recognises a second delivery.
 */
export const composeMail = (
  { id, to, subject, body, sender }: OutgoingMail,
  { from }: Pick<SmtpSettings, 'from'>,
): Promise<Buffer> =>
  new MailComposer({
    from: { name: plainName(sender.name) || plainName(from.name), address: from.address },
    to: { name: '', address: to },
    ...(isPlainAddress(sender.address) && {
      replyTo: { name: plainName(sender.name), address: sender.address },
    }),
    subject: subject.replaceAll(/\p{Cc}+/gu, ' '),
    text: body,
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
