/**
 * What the law of the Netherlands and Belgium says of one subject, in a sentence, and what may be asked or written
 * instead.
 */
export type Law = {
  id: string
  /** Whole words or listed forms: 'medium' is no medicine and 'transport' no trait. Folded text. */
  asks: RegExp
  says: string
  instead: string
  /** May be asked of anybody where the job needs it: 'mag ik vragen wanneer ze kan beginnen' is then only polite. */
  isAboutWork?: true
}

/** What is known for certain of the directive on pay: what it says, and when it had to be law. */
export const payDirective =
  'Elk land moest dat uiterlijk op 7 juni 2026 in zijn wet zetten; of en hoe jouw land dat heeft gedaan, laat je door een jurist nakijken.'

/** The rule for a subject that none of the others is about. */
export const generalRule: Omit<Law, 'asks'> = {
  id: 'algemeen',
  says: 'Dat weet ik niet zeker: in Nederland (AVG en NVP-sollicitatiecode) en in België (cao nr. 38) mag je alleen vragen wat voor de functie nodig is.',
  instead: 'Vraag je af of iemand zonder dit antwoord het werk niet kan doen; zo niet, vraag het dan niet.',
}

/** The same for a wording in a vacancy. */
export const generalWording: Omit<Law, 'asks'> = {
  id: 'algemene-tekst',
  says: 'Dat weet ik niet zeker: in Nederland en België mag een vacature niemand uitsluiten om wie hij is, en eisen moeten voor de functie nodig zijn.',
  instead: 'De Tekstcheck naast je vacaturetekst wijst woorden aan die iemand kunnen uitsluiten.',
}
