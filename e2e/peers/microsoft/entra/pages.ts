import type { Account } from '../account.ts'

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`)

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="nl"><meta charset="utf-8"><title>${escape(title)}</title><body><h1>${escape(title)}</h1>${body}</body></html>`

/** The account chooser: every account is a button that goes on with the same request. */
export const accountPage = (accounts: readonly Account[], query: string): string =>
  page(
    'Kies een account',
    accounts
      .map(({ name, username }) => {
        const next = new URLSearchParams(query)
        next.set('chosen', username)
        return `<p><a href="?${escape(next.toString())}">${escape(name)} (${escape(username)})</a></p>`
      })
      .join(''),
  )

/** Where somebody types the code of another device. */
export const devicePage = (message: string): string =>
  page(
    'Voer de code in',
    `<p>${escape(message)}</p><form method="post"><label>Code <input name="code" autofocus></label><button name="answer" value="yes">Volgende</button><button name="answer" value="no">Weigeren</button></form>`,
  )

/** A page that doesn't go back to the app, such as real Entra's for 50105. */
export const finalPage = (text: string): string => page('Aanmelden', `<p>${escape(text)}</p>`)
