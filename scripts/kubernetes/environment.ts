import type { IEnvVar } from 'kubernetes-models/v1'
import { formsIn, type Form } from '../stack/compose/interpolate.ts'
import type { ServiceFacts } from './facts.ts'

/** The ConfigMap and the Secret that hold what an operator sets, by the names of the compose file. */
export const SETTINGS = 'wervio-settings'
export const SECRETS = 'wervio-secrets'

/** What may stand in no ConfigMap. */
const SECRET = /(?:PASSWORD|SECRET|KEYS?|KEY_ID|SMTP_URL|REPLICA_URL)$/

export const isSecret = (name: string): boolean => SECRET.test(name)

/** A value that a service reads of what the operator set; without a default of its own it has to be there. */
const setValue = ({ name, fallback }: Form): NonNullable<IEnvVar['valueFrom']> => {
  const key = { key: name, ...(fallback === '' && { optional: true }) }
  return isSecret(name) ? { secretKeyRef: { name: SECRETS, ...key } } : { configMapKeyRef: { name: SETTINGS, ...key } }
}

/** A name of its own, because a service may read a variable of the same name with something added to it. */
const partName = (name: string): string => `SET_${name}`

/** The text as a cluster fills it: `$(NAME)`, of a variable that stands before it. */
const fillable = (text: string): string => {
  const forms = formsIn(text)
  return forms.reduce((filled, { whole, name }) => filled.replaceAll(whole, `$(${partName(name)})`), text)
}

const isOneForm = (text: string): boolean => formsIn(text)[0]?.whole === text

/** The environment of a container, the parts that its texts are composed of first. */
export const environmentOf = ({ texts: { environment, command } }: ServiceFacts): IEnvVar[] => {
  const composed = [...Object.values(environment).filter((text) => !isOneForm(text)), ...command]
  const parts = new Map(composed.flatMap(formsIn).map((form) => [partName(form.name), form]))
  return [
    ...[...parts].map(([name, form]) => ({ name, valueFrom: setValue(form) })),
    ...Object.entries(environment).map(([name, text]) => {
      const [form] = formsIn(text)
      return form?.whole === text ? { name, valueFrom: setValue(form) } : { name, value: fillable(text) }
    }),
  ]
}

/** The words of a command, filled from the environment of its container. */
export const commandOf = ({ texts: { command } }: ServiceFacts): string[] => command.map(fillable)

/**
 * What an operator may set, and has to: each name with its default, null where there is none. Throws when two services
 * have different defaults for one name, which one ConfigMap couldn't hold, or when a secret has a default.
 */
export const settingsOf = (services: readonly ServiceFacts[]): Map<string, string | null> => {
  const settings = new Map<string, string | null>()
  for (const { texts } of services)
    for (const { name, fallback } of [...Object.values(texts.environment), ...texts.command].flatMap(formsIn)) {
      const before = settings.get(name)
      if (before !== undefined && before !== fallback)
        throw new Error(`docker-compose.yml has two defaults for ${name}`)
      if (isSecret(name) && fallback) throw new Error(`${name} is a secret with a default`)
      settings.set(name, fallback)
    }
  return settings
}
