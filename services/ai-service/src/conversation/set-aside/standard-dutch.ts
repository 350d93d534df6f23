const FLEMISH: readonly (readonly [RegExp, string])[] = [
  [/\bzijt (?:ge|gij)\b/g, 'ben je'],
  [/\bzijde\b(?= \w+ (?:al|nog|ook|getrouwd|ziek|gelovig)|(?: al| nog| ook| getrouwd| ziek| gelovig))/g, 'ben je'],
  [/\b(?:hebde|hedde)(?: gij)?\b/g, 'heb je'],
  [/\b(?:ge|gij) zijt\b/g, 'je bent'],
  [/\b(?:ge|gij)\b/g, 'je'],
  [/\bzijt\b/g, 'bent'],
  [/\b(?:uwe|uwen|ulle|ulder)\b/g, 'uw'],
  [/\bhoudt (?=je\b)/g, 'houd '],
]

/** Folded Flemish with the pronouns and verbs that the rules know: 'zijt ge getrouwd' is 'ben je getrouwd'. */
export const inStandardDutch = (folded: string): string =>
  FLEMISH.reduce((text, [flemish, standard]) => text.replace(flemish, standard), folded)
