/** People of a vacancy who aren't the candidate, and may be called 'hij' or 'zij' in the next sentence. */
const SOMEBODY_ELSE =
  /(?<!\p{L})(?:klant|cliënt|bewoner|patiënt|leerling|student|kind|gast|bezoeker|huurder|deelnemer|inwoner|directeur|manager|oprichter|eigenaar|leidinggevende|teamleider|begeleider|burgemeester|collega \p{Lu}|contactpersoon)|\s\p{Lu}\p{L}+(?:\s(?:de|van|den|der))*\s\p{Lu}\p{L}+/u

type Words = { category: string; start: number; quote: string }

/** Whether a 'hij' or 'zij' that opens a sentence speaks of a person that the sentence before it names. */
export const isAboutSomebodyElse = ({ category, start, quote }: Words, previousSentence: string | undefined): boolean =>
  category === 'gender' && start === 0 && /^(?:hij|zij) /iu.test(quote) && SOMEBODY_ELSE.test(previousSentence ?? '')
