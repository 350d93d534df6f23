import { z } from 'zod'

/** Seconds in which a mail can be taken back, where nothing else is set. */
const UNDO_SECONDS = 10

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** 'Naam <adres>', or an address alone. */
const senderOf = (value: string): { name: string; address: string } | null => {
  const [, name = '', address = value] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(value) ?? []
  return z.email().safeParse(address.trim()).success && !/[\r\n"<>]/.test(name)
    ? { name: name.trim(), address: address.trim() }
    : null
}

const smtpUrl = z
  .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@smtp.example.nl' })
  .transform((value) => new URL(value))
  .refine(({ hostname, search, hash }) => hostname !== '' && search === '' && hash === '', {
    error: 'must be an address without options, such as smtps://user:password@smtp.example.nl',
  })

const sender = z.string().transform((value, context) => {
  const parsed = senderOf(value)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: 'must be a mail address such as Werving <werving@example.nl>' })
  return z.NEVER
})

const seconds = { error: 'must be a number of seconds from 0 to 120' }

/** What the service reads about mail from its environment. Without an address of a mail server it sends none. */
export const mailVariables = {
  /** `smtps://` is TLS from the start (465), `smtp://` has to become TLS (587), except on this machine. */
  WERVIO_SMTP_URL: smtpUrl.optional(),
  /** The address that mails come from; answers go to the recruiter's own. */
  WERVIO_MAIL_FROM: sender.optional(),
  /** Where messages of the contact form go, if not to the address that mails come from. */
  WERVIO_CONTACT_MAIL: z.email({ error: 'must be a mail address such as info@example.nl' }).optional(),
  WERVIO_MAIL_UNDO_SECONDS: z.coerce
    .number(seconds)
    .int(seconds)
    .min(0, seconds)
    .max(120, seconds)
    .default(UNDO_SECONDS),
}

const variables = z.object(mailVariables)

export type SmtpSettings = {
  host: string
  port: number
  /** TLS from the first byte. */
  isSecure: boolean
  /** Nobody can listen in: plain text is allowed on the way to this machine itself. */
  isLoopback: boolean
  signIn: { user: string; pass: string } | null
  from: { name: string; address: string }
  /** Where messages of the contact form go. */
  contactAddress: string
  undoSeconds: number
}

/** The settings out of a parsed environment; null where no mail server is set up. */
export const smtpOf = (environment: z.output<typeof variables>): SmtpSettings | null => {
  const { WERVIO_SMTP_URL: url, WERVIO_MAIL_FROM: from, WERVIO_MAIL_UNDO_SECONDS: undoSeconds } = environment
  if (url === undefined || from === undefined) return null
  const isSecure = url.protocol === 'smtps:'
  const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (isSecure ? 465 : 587) : Number(url.port),
    isSecure,
    isLoopback: LOOPBACK.test(url.hostname),
    signIn: user === '' ? null : { user, pass },
    from,
    contactAddress: environment.WERVIO_CONTACT_MAIL ?? from.address,
    undoSeconds,
  }
}

/** What is missing in an environment, for `superRefine`: one entry a variable. */
export const mailProblems = ({
  WERVIO_SMTP_URL,
  WERVIO_MAIL_FROM,
}: z.output<typeof variables>): { name: string; message: string }[] =>
  WERVIO_SMTP_URL !== undefined && WERVIO_MAIL_FROM === undefined
    ? [{ name: 'WERVIO_MAIL_FROM', message: 'is needed when WERVIO_SMTP_URL is set' }]
    : []
