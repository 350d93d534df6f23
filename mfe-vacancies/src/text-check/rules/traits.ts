import type { Rule } from '../rule.ts'

type MakeRule = (pattern: string, rewrite: Rule['rewrite'], more?: Partial<Rule>) => Rule

type Trait = {
  /** As in 'je bent …' and as in 'een … collega'. */
  bare: string
  inflected: string
  /** What it may say of a thing: nouns behind it that aren't people. */
  things: string
  /** What 'je bent …' on its own becomes, with `$1` the person; null where only advice is safe. */
  alone: string | null
}

const NEIGHBOUR = '([\\p{L}-]{3,}e|ervaren|gedreven|bekwame)'

/** Rules that take one trait out of a list of traits, with the comma or 'en' that joined it. */
export const traitRules = (makeRule: MakeRule, trait: Trait, more: Partial<Rule> = {}): readonly Rule[] => {
  const { bare, inflected, things, alone } = trait
  return [
    makeRule(`({trait}), (?:{adverb})${bare} en ((?:{trait})(?! \\p{L}))`, '$1 en $2', more),
    makeRule(`({trait}), (?:{adverb})${bare}(?=,)`, '$1', more),
    makeRule(`({trait}) en (?:{adverb})${bare}`, '$1', more),
    makeRule(`${bare}(?: en|,) ({trait})`, '$1', more),
    makeRule(`(je|jij|u) bent (?:{adverb})${bare}(?=[.!?;]|$)`, alone, more),
    makeRule(`${inflected}(?:, en|,| en) ${NEIGHBOUR}(?= \\p{L})`, '$1', more),
    makeRule(`${NEIGHBOUR}(?:, en|,| en) ${inflected}(?= (?!${things})\\p{L})`, '$1', more),
    makeRule(`${inflected} (?!${things}|en |of )([\\p{L}-]+)`, '$1', more),
    makeRule(bare, null, more),
  ]
}
