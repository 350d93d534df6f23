import fc from 'fast-check'
import { awkwardTexts, awkwardValues, PLANTED, surplusNames } from './awkward.ts'

/** A change of a JSON value at one place of it, counted through all its places. */
export type Mutation = { at: number } & (
  | { change: 'replace'; value: unknown }
  | { change: 'drop' }
  | { change: 'add'; name: string; value: unknown }
  | { change: 'repeat'; times: number }
  | { change: 'nest'; depth: number }
)

const values = fc.oneof(
  fc.constantFrom(...awkwardValues),
  fc.constantFrom<unknown>(...awkwardTexts),
  fc.constantFrom<unknown>('x'.repeat(100_000), '\u0000'.repeat(1_000)),
)
const at = fc.nat(200)

export const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ at, change: fc.constant('replace' as const), value: values }) },
  { weight: 2, arbitrary: fc.record({ at, change: fc.constant('drop' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      at,
      change: fc.constant('add' as const),
      name: fc.constantFrom(...surplusNames),
      value: fc.oneof(fc.constant<unknown>(PLANTED), values),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ at, change: fc.constant('repeat' as const), times: fc.constantFrom(2, 61, 1_001) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ at, change: fc.constant('nest' as const), depth: fc.constantFrom(3, 40, 400) }),
  },
)

type Place = { parent: Record<string, unknown>; key: string }

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const placesIn = (parent: Record<string, unknown>): Place[] =>
  Object.keys(parent).flatMap((key) => {
    const inner = parent[key]
    return [{ parent, key }, ...(isContainer(inner) ? placesIn(inner) : [])]
  })

/** Sets a property of its own, whatever its name means to JavaScript; a copy, because later changes may be in it. */
const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, {
    value: structuredClone(value),
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

const nest = (value: unknown, depth: number): unknown => {
  let nested = value
  for (let level = 0; level < depth; level += 1) nested = level % 2 === 0 ? [nested] : { a: nested }
  return nested
}

const change = ({ parent, key }: Place, mutation: Mutation): void => {
  const value = parent[key]
  switch (mutation.change) {
    case 'replace':
      return define(parent, key, mutation.value)
    case 'drop':
      delete parent[key]
      return
    case 'add': {
      const owner = [value, parent].filter(isContainer).find((one) => !Array.isArray(one))
      return owner && define(owner, mutation.name, mutation.value)
    }
    case 'repeat':
      return define(
        parent,
        key,
        Array.isArray(value) ? Array.from({ length: mutation.times }, () => value[0]) : [value],
      )
    case 'nest':
      return define(parent, key, nest(value, mutation.depth))
  }
}

/** A copy of the value with the changes made, one after another. */
export const mutate = (value: unknown, list: readonly Mutation[]): unknown => {
  const box: Record<string, unknown> = { value: structuredClone(value) }
  for (const mutation of list) {
    const places = placesIn(box)
    const place = places[mutation.at % places.length]
    if (place) change(place, mutation)
  }
  return box.value
}
