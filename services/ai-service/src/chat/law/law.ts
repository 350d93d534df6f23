/** What the law of the Netherlands and Belgium says of one subject, in a sentence, and what may be asked or written instead. */
export type Law = { id: string; asks: RegExp; says: string; instead: string }

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
