import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

const NOT_LOADED = 'Het formulier kon niet worden geladen. Controleer je internetverbinding en probeer het opnieuw.'

/**
 * The resolver of a form whose schemas come when somebody begins to fill it in: a page to look at carries none of them.
 * `prepare` loads them beforehand; what goes wrong then is said at sending, which loads them again. When they can't be
 * had, `text` stands in `errors.root`.
 */
export const lazyResolver = <Values extends FieldValues>(load: () => Promise<Resolver<Values>>, text = NOT_LOADED) => {
  const resolver: Resolver<Values> = async (...form) => {
    const check = await load().catch(() => null)
    if (check) return check(...form)
    return { values: {}, errors: { root: { type: 'load', message: text } } as FieldErrors<Values> }
  }
  return { resolver, prepare: () => void load().catch(() => undefined) }
}
