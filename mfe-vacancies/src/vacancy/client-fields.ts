import type { ClientMention } from '@wervio/contracts'

/** The field for whom an agency recruits, as every form of a vacancy has it. */
export const clientField = {
  name: 'opdrachtgever',
  label: 'Opdrachtgever (als je voor een klant werft)',
  hint: 'De klant bij wie iemand gaat werken. Wat je hieronder invult, gaat dan over de opdrachtgever.',
} as const

/** How the text speaks of the client, asked where there is one. */
export const clientMentionField = {
  name: 'opdrachtgever_in_tekst',
  label: 'Opdrachtgever in de tekst',
  choices: [
    { value: 'described', label: 'Niet bij naam: ‘onze opdrachtgever’' },
    { value: 'named', label: 'Bij naam' },
  ] satisfies { value: ClientMention; label: string }[],
} as const
