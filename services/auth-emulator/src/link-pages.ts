import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ProviderError } from './provider-error.ts'
import type { SignIn } from './sign-in.ts'

/** The path that the emulator's links lead to. */
const PATH = '/emulator/action'
const CODE = /^[\w-]{1,200}$/

const texts = {
  resetPassword: {
    title: 'Kies een nieuw wachtwoord',
    button: 'Wachtwoord opslaan',
    done: 'Je nieuwe wachtwoord is opgeslagen. Je kunt er nu mee inloggen.',
    spent: 'Deze link is verlopen of al gebruikt. Vraag op de inlogpagina een nieuwe aan.',
  },
  verifyEmail: {
    title: 'Bevestig je e-mailadres',
    button: 'Bevestigen',
    done: 'Je e-mailadres is bevestigd. Je kunt deze pagina sluiten.',
    spent: 'Deze link is verlopen of al gebruikt. Vraag bij Profiel, Beveiliging een nieuwe aan.',
  },
  label: 'Nieuw wachtwoord (ten minste 6 tekens)',
  weak: 'Kies een wachtwoord van ten minste 6 tekens.',
  explanation: 'Druk op de knop, dan weten we dat dit adres van jou is.',
} as const

const oobCode = z.string().regex(CODE)
const mode = z.enum(['resetPassword', 'verifyEmail']).catch('resetPassword')
type Mode = z.infer<typeof mode>

const link = z.object({ mode: z.enum(['resetPassword', 'verifyEmail']), oobCode })
const choice = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('resetPassword'), oobCode, newPassword: z.string() }),
  z.object({ mode: z.literal('verifyEmail'), oobCode }),
])
type Choice = z.output<typeof choice>

const page = (of: Mode, content: string): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="referrer" content="same-origin"><link rel="icon" href="data:,"><title>${texts[of].title}</title></head>` +
  `<body><main><h1>${texts[of].title}</h1>${content}</main></body></html>`

const say = (of: Mode, text: string, role = ''): string => page(of, `<p${role && ` role="${role}"`}>${text}</p>`)

const passwordField =
  `<label for="p">${texts.label}</label> ` +
  `<input id="p" name="newPassword" type="password" autocomplete="new-password" minlength="6" required autofocus> `

/** A link changes nothing by itself, because programs that check mail open it too; the button does. */
const form = (of: Mode, code: string, problem?: string): string =>
  page(
    of,
    `${problem ? `<p role="alert">${problem}</p>` : ''}<form method="post" action="${PATH}">` +
      `<input type="hidden" name="mode" value="${of}"><input type="hidden" name="oobCode" value="${code}">` +
      `${of === 'resetPassword' ? passwordField : `<p>${texts.explanation}</p>`}<button>${texts[of].button}</button></form>`,
  )

const callerOf = (request: FastifyRequest) => ({ address: request.ip, host: request.headers.host ?? '' })

/**
 * The pages behind the links for a new password and for confirming an address, without scripts. With a real project the
 * pages are Firebase's.
 */
export const linkPages = (app: FastifyInstance, signIn: SignIn): void => {
  app.addHook('onRequest', async (_request, reply) => {
    // With no-referrer, the browser would send the form with the origin 'null'.
    const policy = "default-src 'none'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    reply.headers({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff' })
  })

  const carryOut = async (choiceMade: Choice, caller: { address: string; host: string }): Promise<string> => {
    try {
      const { mode: of, ...body } = choiceMade
      await signIn.call(of === 'resetPassword' ? 'resetPassword' : 'update', body, caller)
      return say(of, texts[of].done, 'status')
    } catch (error) {
      if (!(error instanceof ProviderError) || error.status >= 500) throw error
      return error.message.startsWith('WEAK_PASSWORD')
        ? form(choiceMade.mode, choiceMade.oobCode, texts.weak)
        : say(choiceMade.mode, texts[choiceMade.mode].spent)
    }
  }

  const spent = (input: unknown): string => {
    const of = mode.parse((input as { mode?: unknown } | null)?.mode)
    return say(of, texts[of].spent)
  }

  app.get(PATH, async (request, reply) => {
    const { data } = link.safeParse(request.query)
    const html = data ? form(data.mode, data.oobCode) : spent(request.query)
    return reply.type('text/html; charset=utf-8').send(html)
  })

  app.post(PATH, async (request, reply) => {
    const { data } = choice.safeParse(request.body)
    const html = data ? await carryOut(data, callerOf(request)) : spent(request.body)
    return reply.type('text/html; charset=utf-8').send(html)
  })
}
