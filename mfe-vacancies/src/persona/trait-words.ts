import { personaTraits, traitLabels, traitScore, type Persona, type PersonaTrait } from '@wervio/contracts'

const SCORE_WORDS = /\s*Score:\s*-?\d+(?:[.,]\d+)?\.?/gi

/** A trait as the screens and files show it. */
export type ShownTrait = {
  trait: PersonaTrait
  label: string
  /** 0 to 10; 0 where the text has no score (specification §9). */
  score: number
  /** Why, without 'Score: N'. */
  reason: string
  evidence: { zin: string; uitleg: string }[]
}

export const shownTraits = (persona: Persona): ShownTrait[] =>
  personaTraits.map((trait) => {
    const words = persona.persoonlijkheid.kenmerken[trait]
    return {
      trait,
      label: traitLabels[trait],
      score: traitScore(words) ?? 0,
      reason: words.replace(SCORE_WORDS, '').trim(),
      evidence: persona.bewijs?.[trait] ?? [],
    }
  })

/** 'Openheid 7, Consciëntieusheid 8 …': the radar in words. */
export const scoresInWords = (traits: readonly ShownTrait[]): string =>
  traits.map(({ label, score }) => `${label} ${score}`).join(', ')
