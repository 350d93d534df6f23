import { defaults, type Brand } from './defaults.ts'

const emails: readonly string[] = ['infoEmail', 'supportEmail', 'privacyEmail']
const isEmail = (value: string): boolean => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(value)

const isHttps = (value: string): boolean => URL.canParse(value) && new URL(value).protocol === 'https:'

const isAllowed = (name: string, value: unknown): value is string => {
  if (!Object.hasOwn(defaults, name) || typeof value !== 'string' || value.trim() === '') return false
  if (name === 'socialUrl') return isHttps(value)
  return !emails.includes(name) || isEmail(value)
}

/** The defaults with an operator's facts over them; unknown names, empty texts and unsafe links are left out. */
export const mergeBrand = (overrides: Readonly<Record<string, unknown>>): Brand => {
  const allowed = Object.entries(overrides).filter(([name, value]) => isAllowed(name, value))
  return { ...defaults, ...Object.fromEntries(allowed) }
}
