import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ProviderError } from './provider-error.ts'
import type { SignIn } from './sign-in.ts'

/** The path that the emulator's links lead to. */
const PATH = '/emulator/action'
const CODE = /^[\w-]{1,200}$/

const texts = {
  title: 'Kies een nieuw wachtwoord',
  label: 'Nieuw wachtwoord (ten minste 6 tekens)',
  button: 'Wachtwoord opslaan',
  done: 'Je nieuwe wachtwoord is opgeslagen. Je kunt er nu mee inloggen.',
  spent: 'Deze link is verlopen of al gebruikt. Vraag op de inlogpagina een nieuwe aan.',
  weak: 'Kies een wachtwoord van ten minste 6 tekens.',
} as const

const link = z.object({ mode: z.literal('resetPassword'), oobCode: z.string().regex(CODE) })
const choice = z.object({ oobCode: z.string().regex(CODE), newPassword: z.string() })

const page = (content: string): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="referrer" content="same-origin"><link rel="icon" href="data:,"><title>${texts.title}</title></head>` +
  `<body><main><h1>${texts.title}</h1>${content}</main></body></html>`

const form = (oobCode: string, problem?: string): string =>
  page(
    `${problem ? `<p role="alert">${problem}</p>` : ''}<form method="post" action="${PATH}">` +
      `<input type="hidden" name="oobCode" value="${oobCode}"><label for="p">${texts.label}</label> ` +
      `<input id="p" name="newPassword" type="password" autocomplete="new-password" minlength="6" required autofocus> ` +
      `<button>${texts.button}</button></form>`,
  )

const callerOf = (request: FastifyRequest) => ({ address: request.ip, host: request.headers.host ?? '' })

/** The page behind the link for a new password, without scripts. With a real project the page is Firebase's. */
export const resetPage = (app: FastifyInstance, signIn: SignIn): void => {
  app.addHook('onRequest', async (_request, reply) => {
    // With no-referrer, the browser would send the form with the origin 'null'.
    const policy = "default-src 'none'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    reply.headers({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff' })
  })

  app.get(PATH, async (request, reply) => {
    const { data } = link.safeParse(request.query)
    return reply.type('text/html; charset=utf-8').send(data ? form(data.oobCode) : page(`<p>${texts.spent}</p>`))
  })

  app.post(PATH, async (request, reply) => {
    const { data } = choice.safeParse(request.body)
    const answer = async (): Promise<string> => {
      if (!data) return page(`<p>${texts.spent}</p>`)
      try {
        await signIn.call('resetPassword', data, callerOf(request))
        return page(`<p role="status">${texts.done}</p>`)
      } catch (error) {
        if (!(error instanceof ProviderError) || error.status >= 500) throw error
        return error.message.startsWith('WEAK_PASSWORD')
          ? form(data.oobCode, texts.weak)
          : page(`<p>${texts.spent}</p>`)
      }
    }
    return reply.type('text/html; charset=utf-8').send(await answer())
  })
}
