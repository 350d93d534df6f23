import { brandDefaults, type Brand } from '@wervio/brand/facts'
import { embeddable } from './escape.ts'

/** What an operator replaces; a fact that contains another comes first. */
const REPLACED = ['infoEmail', 'supportEmail', 'privacyEmail', 'tagline', 'name'] as const satisfies (keyof Brand)[]

/**
 * Texts are rendered with the facts that the product has by itself; an operator's own take their place, all at once:
 * one of theirs may contain one of ours.
 */
export const withBrand = (text: string, brand: Brand, escape: (fact: string) => string): string => {
  if (REPLACED.every((fact) => brand[fact] === brandDefaults[fact])) return text
  const facts = new Map(REPLACED.map((fact) => [escape(brandDefaults[fact]), escape(brand[fact])]))
  const ours = new RegExp([...facts.keys()].map((fact) => fact.replaceAll('.', String.raw`\.`)).join('|'), 'g')
  return text.replace(ours, (fact) => facts.get(fact) ?? fact)
}

/** As a fact stands inside a text of JSON. */
export const inJson = (fact: string): string => embeddable(fact).slice(1, -1)
