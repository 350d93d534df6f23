import { createHash } from 'node:crypto'
import type { RuntimeConfig } from '@wervio/contracts'
import type { Registry } from '../contract/registry.ts'

/**
 * styled-components writes its rules through the CSSOM into an empty style element; this is the hash of the empty
 * string.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const FIREBASE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']
/** Of Google its sign-in alone: other addresses of that host run what a stranger asks for. */
const GOOGLE = { script: 'https://accounts.google.com/gsi/client', rest: 'https://accounts.google.com/gsi/' }

const originOf = (address: string) => new URL(address).origin
const webSocket = (origin: string) => origin.replace(/^http/, 'ws')

/** The `'sha256-…'` hashes of every inline script that a browser would run in a page. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  )

/**
 * The content security policy of the shell's pages, derived from their registry and configuration. `styles` are hashes
 * of inline style sheets.
 */
export const contentSecurityPolicy = (
  html: string,
  config: RuntimeConfig,
  registry: Registry,
  styles: readonly string[] = [],
): string => {
  const entries = registry.remotes.flatMap((entry) => (entry.canary ? [entry, entry.canary.entry] : [entry]))
  const remotes = [...new Set(entries.map(({ manifest }) => originOf(manifest)))]
  const overrides = registry.overrides?.allow ?? []
  const providers = [
    ...(config.googleClientId ? [GOOGLE.rest] : []),
    ...(config.microsoftClientId ? [originOf(config.microsoftAuthority)] : []),
  ]
  const identity = config.firebase.emulatorUrl ? [originOf(config.firebase.emulatorUrl)] : FIREBASE
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...inlineScriptHashes(html),
      ...remotes,
      ...overrides,
      ...(config.googleClientId ? [GOOGLE.script] : []),
    ],
    'style-src': ["'self'", EMPTY_STYLE, ...(config.googleClientId ? [GOOGLE.rest] : []), ...styles],
    'connect-src': [
      "'self'",
      originOf(config.mainApiUrl),
      originOf(config.aiServiceUrl),
      ...identity,
      ...providers,
      ...remotes,
      ...overrides,
      ...overrides.map(webSocket),
    ],
    'img-src': ["'self'", 'data:', 'blob:', ...remotes],
    'font-src': ["'self'", ...remotes],
    'media-src': ["'self'", 'blob:', ...remotes],
    'frame-src': providers.length > 0 ? providers : ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ')
}

/** The policy of a page beside the product, which needs its own script and an empty icon. */
export const BARE_PAGE_POLICY =
  "default-src 'none'; script-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'"

/** Headers of every response of the shell. */
export const securityHeaders = (https: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'DENY',
  ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
})
