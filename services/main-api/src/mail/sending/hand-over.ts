import { Readable } from 'node:stream'
import { messages } from '@wervio/contracts'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { z } from 'zod'
import type { SmtpSettings } from '../settings.ts'

/**
 * What became of a mail. `refused` is final; `busy` may go better later; `uncertain`: the connection broke when the
 * server had begun to take it, so that nobody here knows.
 */
export type HandOver = { state: 'sent' } | { state: 'refused' | 'busy' | 'uncertain'; reason: string }

/** Milliseconds. A server may take minutes to look for viruses before it answers (RFC 5321, 4.5.3.2). */
const TIMES = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 120_000 }

const smtpFailure = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
  command: z.string().optional(),
})

const refusalReason = (code: string | undefined, command: string | undefined): string => {
  if (code === 'EAUTH') return messages.mailSignInRefused
  return command === 'RCPT TO' ? messages.mailRecipientRefused : messages.mailRefused
}

const failureOf = (error: unknown, hasBegun: boolean): HandOver => {
  const { code, responseCode, command } = smtpFailure.safeParse(error).data ?? {}
  if (code === 'ETLS')
    return { state: responseCode === undefined ? 'busy' : 'refused', reason: messages.mailServerUnsafe }
  if (responseCode !== undefined && responseCode >= 500)
    return { state: 'refused', reason: refusalReason(code, command) }
  if (responseCode !== undefined && responseCode >= 400) return { state: 'busy', reason: messages.mailServerBusy }
  if (hasBegun) return { state: 'uncertain', reason: messages.mailUncertain }
  if (code === 'EENVELOPE') return { state: 'refused', reason: messages.mailRecipientRefused }
  return { state: 'busy', reason: messages.mailServerSilent }
}

/** The message as a stream that tells when the server begins to take it. */
const streamOf = (message: Buffer, begin: () => void): Readable => {
  const source = new Readable({
    read() {
      begin()
      source.push(message)
      source.push(null)
    },
  })
  return source
}

/** Hands one message to the mail server, and says what became of it; never rejects. */
export const handOver = async (
  { host, port, isSecure, isLoopback, signIn, from }: SmtpSettings,
  { to, message }: { to: string; message: Buffer },
  signal: AbortSignal,
): Promise<HandOver> => {
  let hasBegun = false
  const connection = new SMTPConnection({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !isLoopback,
    ignoreTLS: !isSecure && isLoopback,
    ...TIMES,
  })
  const broken = Promise.withResolvers<never>()
  connection.on('error', broken.reject)
  connection.on('end', () => broken.reject(new Error('the connection ended')))
  const close = (): void => connection.close()
  signal.addEventListener('abort', close, { once: true })
  const step = (run: (callback: (error?: unknown) => void) => void): Promise<void> =>
    Promise.race([
      broken.promise,
      new Promise<void>((resolve, reject) =>
        run((error) => (error ? reject(error instanceof Error ? error : new Error('no step')) : resolve())),
      ),
    ])
  const stream = streamOf(message, () => {
    hasBegun = true
  })
  try {
    signal.throwIfAborted()
    await step((callback) => connection.connect(callback))
    // A copy: nodemailer notes on it what it made of it.
    if (signIn) await step((callback) => connection.login({ ...signIn }, callback))
    await step((callback) => connection.send({ from: from.address, to: [to] }, stream, callback))
    connection.quit()
    return { state: 'sent' }
  } catch (error) {
    return failureOf(error, hasBegun)
  } finally {
    signal.removeEventListener('abort', close)
    broken.promise.catch(() => undefined)
    close()
  }
}
