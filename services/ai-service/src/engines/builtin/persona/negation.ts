const CLAUSE_END = /[,;:.!?()]|\b(?:maar|doch|wel|juist|but|rather|instead)\b/g
const NEGATORS =
  /\b(?:geen|niet|nooit|zonder|noch|nauwelijks|weinig|minder|not|no|never|without|(?:is|are|does|do|was|wo)n't)\b/
/** Words of denial that deny nothing. */
const NO_DENIAL =
  /\b(?:niet (?:alleen|slechts|enkel|bang|vies|schuw|te beroerd)|geen (?:enkel )?(?:probleem|moeite|bezwaar|twijfel)|not (?:only|just|merely|afraid)|no (?:problem|doubt)|zonder (?:moeite|problemen|twijfel))\b/g
const WORDS_BEFORE = 5

/** 'verkopen doe je hier niet', 'ervaring met verkoop is niet nodig'. */
const DENIED_AFTER =
  /^(?: (?!en |of |and )\S+){0,3} (?:niet|geen|not)(?: (?:nodig|vereist|noodzakelijk|verplicht|aan de orde|van toepassing|gewenst|(?:een )?(?:must|vereiste|eis)|hier|bij ons|required|needed|necessary))?$/

const lastClause = (text: string) => text.split(CLAUSE_END).at(-1) ?? ''
const firstClause = (text: string) => text.split(CLAUSE_END)[0]?.trimEnd() ?? ''

/**
 * Whether the words around a find deny it: 'geen solistische functie'. `undecided` is 'niet alleen werken …', which may
 * mean either. Both texts are folded and belong to one sentence.
 */
export const denialOf = (before: string, cue: string, after: string): 'denied' | 'said' | 'undecided' => {
  if (/\b(?:niet|not) $/.test(before) && /^(?:alleen|only)\b/.test(cue)) return 'undecided'
  const wordsBefore = lastClause(before).replace(NO_DENIAL, ' ').trim().split(' ').slice(-WORDS_BEFORE).join(' ')
  return NEGATORS.test(wordsBefore) || DENIED_AFTER.test(firstClause(after)) ? 'denied' : 'said'
}
