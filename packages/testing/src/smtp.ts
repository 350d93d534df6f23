import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A message that the stand-in took, as it came over the wire. */
export type TakenMail = { from: string; to: string[]; message: string }

/**
 * How the stand-in behaves. `refuse-recipient`: 550 for the address; `greylist`: 451 for the address; `refuse-message`:
 * 554 after the message; `drop`: it hangs up while it takes the message; `hang`: it takes the message and never
 * answers.
 */
export type SmtpMood = 'accept' | 'refuse-recipient' | 'greylist' | 'refuse-message' | 'drop' | 'hang'

const answer = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode })

type SignIn = { user: string; pass: string }

/**
 * A mail server on this machine that keeps what it takes; `state.mood` may change at any time. Without a port it takes
 * a free one; with `signIn` it takes mails of that user alone.
 */
export const startSmtpServer = async (wantedPort = 0, signIn: SignIn | null = null) => {
  const state = { mood: 'accept' as SmtpMood, mails: [] as TakenMail[], attempts: 0, texts: 0 }
  const sockets = new Set<Socket>()
  const hangUp = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  const server = new SMTPServer({
    authOptional: signIn === null,
    allowInsecureAuth: true,
    disabledCommands: signIn === null ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === signIn?.user && password === signIn?.pass
        ? done(null, { user: username })
        : done(answer(535, 'Authentication failed')),
    logger: false,
    closeTimeout: 0,
    onRcptTo: (_address, _session, done) => {
      state.attempts += 1
      if (state.mood === 'refuse-recipient') return done(answer(550, 'No such user here'))
      return done(state.mood === 'greylist' ? answer(451, 'Greylisted, try again later') : undefined)
    },
    onData: (stream, session, done) => {
      if (state.mood === 'drop') stream.once('data', hangUp)
      const take = async (): Promise<void> => {
        const message = await text(stream)
        state.texts += 1
        if (state.mood === 'hang' || state.mood === 'drop') return
        if (state.mood === 'refuse-message') return done(answer(554, 'Refused'))
        const { mailFrom, rcptTo } = session.envelope
        state.mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          message,
        })
        done()
      }
      void take()
    },
  })
  // Who hangs up on it is no failure of a test.
  server.on('error', () => undefined)
  const listener = server.listen(wantedPort, '127.0.0.1')
  listener.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** `attempts` counts the recipients that it was asked about, `texts` the messages that it read to their end. */
    state,
    stop: async (): Promise<void> => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      hangUp()
      await closed
    },
  }
}
