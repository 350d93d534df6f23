import { isOneOf, labelOf } from './known-value.ts'
import { requirementKinds, type RequirementKind } from './match-requirements.ts'
import { requirementStateLabels } from './match-results.ts'

/** Where was looked: what is known of a candidate, or one CV by itself. */
export type SearchedPlace = 'CV of profiel' | 'het CV'

const NOTHING_ABOUT = 'Hierover staat niets in'
/** What it means that nothing was found; the place follows. */
const missingReasons: Readonly<Record<RequirementKind, string>> = {
  title: 'Dit beroep staat niet bij de recente functies in',
  experience: 'Geen functie laat deze ervaring zien in',
  skill: NOTHING_ABOUT,
  task: NOTHING_ABOUT,
  education: 'Een afgeronde opleiding van dit niveau en in deze richting staat niet in',
  certificate: 'Staat niet in',
  licence: 'Staat niet in',
  language: 'Deze taal staat niet in',
  location: 'De woonplaats staat niet in',
  hours: 'De gewenste uren staan niet in',
  sector: NOTHING_ABOUT,
  trait: NOTHING_ABOUT,
}
const PARTLY = 'Een deel van wat gevraagd wordt, staat er'

/**
 * Why a requirement has its state, in Dutch: what the matcher remarked, and without a remark what the state means for
 * its kind. Null only for one that is met without a remark: its proof is the reason.
 */
export const stateReason = (
  kind: string,
  { state, remark }: { state: string; remark: string | null },
  place: SearchedPlace = 'CV of profiel',
): string | null => {
  if (remark !== null || state === 'met') return remark
  if (state === 'partly') return PARTLY
  return `${isOneOf(requirementKinds, kind) ? missingReasons[kind] : NOTHING_ABOUT} ${place}`
}

/** A reason behind the words it explains: without the capital of a sentence, which 'A2' and 'CV' keep. */
export const reasonInSentence = (reason: string): string =>
  reason.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())

/** A state in words with its reason: 'niet gevonden (staat niet in CV of profiel)'. */
export const stateText = ({ state, remark }: { state: string; remark?: string | null | undefined }): string => {
  const word = labelOf(requirementStateLabels, state)
  return remark ? `${word} (${reasonInSentence(remark)})` : word
}
