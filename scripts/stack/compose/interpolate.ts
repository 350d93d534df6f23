import { StackError } from '../stack-error.ts'

type Environment = Record<string, string | undefined>

const FORM = /\$(?:(\$)|\{([A-Za-z_]\w*)(?:(:?[-?])((?:[^{}]|\{[^{}]*\})*))?\})/g

/** A variable in a text; `fallback` is what it is without a value, null where it has to have one. */
export type Form = { whole: string; name: string; fallback: string | null }

/** The variables of a text, in order. */
export const formsIn = (text: string): Form[] =>
  [...text.matchAll(FORM)].flatMap(([whole, dollar, name = '', operator = '', rest = '']) =>
    dollar ? [] : [{ whole, name, fallback: operator.endsWith('?') ? null : operator.endsWith('-') ? rest : '' }],
  )

/**
 * Fills `${NAME}`, `${NAME:-default}` and `${NAME:?reason}` as docker compose does; with a colon an empty value counts
 * as absent. `$$` is a dollar. Throws a `StackError` for a required variable that is absent, and for any other form.
 */
export const interpolate = (text: string, env: Environment): string => {
  const filled = text.replaceAll(FORM, (_whole, dollar: string | undefined, name = '', operator = '', rest = '') => {
    if (dollar) return '\0'
    const value = env[name]
    const isAbsent = value === undefined || (operator.startsWith(':') && value === '')
    if (!isAbsent) return value
    if (operator.endsWith('?')) throw new StackError(`docker-compose.yml needs ${name}: ${rest}`)
    return operator.endsWith('-') ? rest : ''
  })
  const [unknown] = /\$\S{0,20}/.exec(filled) ?? []
  if (unknown !== undefined)
    throw new StackError(`docker-compose.yml has a form that this script does not know: ${unknown}`)
  return filled.replaceAll('\0', '$')
}

/** The same for every string of a document. */
export const interpolateAll = (value: unknown, env: Environment): unknown => {
  if (typeof value === 'string') return interpolate(value, env)
  if (Array.isArray(value)) return value.map((item) => interpolateAll(item, env))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, interpolateAll(item, env)]))
}
