import { searchWords } from '@wervio/ui'

/** One value in the address; create it outside components, so that it stays the same object. */
export type AddressParameter<Value> = {
  /** Its name in the address. */
  name: string
  /** The value when the address has none; it isn't written to the address. */
  usual: Value
  /** Parses the text in the address; undefined for a text it doesn't know. */
  read: (text: string) => Value | undefined
  /** Whether it is typed letter by letter: further typing then adds no step to the history. */
  isTyped?: boolean
}

export type AddressParameters<Values> = { readonly [Key in keyof Values]: AddressParameter<Values[Key]> }

/** One of a few values. */
export const oneOf = <const Choice extends string | number, const Usual extends Choice | null>(
  name: string,
  choices: readonly Choice[],
  usual: Usual,
): AddressParameter<Choice | Usual> => ({
  name,
  usual,
  read: (text) => choices.find((choice) => String(choice) === text),
})

/** Words of a search field, of at most `maximum` characters; '' if there are none. */
export const typedWords = (name: string, maximum: number): AddressParameter<string> => ({
  name,
  usual: '',
  read: (text) => searchWords(text, maximum),
  isTyped: true,
})

/** Words that the user chose, of at most `maximum` characters; null if there are none. */
export const chosenWords = (name: string, maximum: number): AddressParameter<string | null> => ({
  name,
  usual: null,
  read: (text) => searchWords(text, maximum) || null,
})

/** An id; null if there is none. */
export const chosenId = (name: string): AddressParameter<string | null> => ({
  name,
  usual: null,
  read: (text) => text || null,
})

const keysOf = <Values>(parameters: AddressParameters<Values>) => Object.keys(parameters) as (keyof Values)[]

/** The values in an address; a text that a parameter doesn't know counts as absent. */
export const readAddress = <Values>(parameters: AddressParameters<Values>, search: URLSearchParams): Values => {
  const valueOf = <Value>({ name, usual, read: parse }: AddressParameter<Value>): Value => {
    const text = search.get(name)
    return (text === null ? undefined : parse(text)) ?? usual
  }
  return Object.fromEntries(keysOf(parameters).map((key) => [key, valueOf(parameters[key])])) as Values
}

/** The address with these values; usual values aren't written, and other parameters stay. */
export const writeAddress = <Values>(
  parameters: AddressParameters<Values>,
  search: URLSearchParams,
  values: Values,
): URLSearchParams => {
  const next = new URLSearchParams(search)
  for (const key of keysOf(parameters)) {
    const { name, usual } = parameters[key]
    if (values[key] === usual) next.delete(name)
    else next.set(name, String(values[key]))
  }
  return next
}

/** Whether a change continues words that were already being typed. */
export const isTypingOn = <Values>(
  parameters: AddressParameters<Values>,
  before: Values,
  change: Partial<Values>,
): boolean =>
  keysOf(parameters).some(
    (key) => parameters[key].isTyped && key in change && Boolean(change[key]) && Boolean(before[key]),
  )
