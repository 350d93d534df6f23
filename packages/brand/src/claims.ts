/** What the claims of the public pages rest on; nobody has measured them with users of the product. */
export const claimBasis = {
  estimate: 'Een schatting van de makers, geen meting. Wat jij wint, hangt af van je werk.',
  science: 'Persona’s en interviewvragen volgen de Big Five, een van de best onderzochte modellen van persoonlijkheid.',
} as const
