/** Names of the mail templates in the order screens offer them. */
export const mailTemplateKeys = ['invitation', 'more_information', 'rejection'] as const
export type MailTemplateKey = (typeof mailTemplateKeys)[number]

/** What a template can be filled with; a blank value leaves a line to fill in by hand. */
export type MailFields = {
  /** First name of the candidate. */ voornaam: string
  functie: string
  organisatie: string
  /** Name of the recruiter. */ afzender: string
}

export type MailTemplate = { readonly label: string; readonly subject: string; readonly body: string }

/** Mails to a candidate. A word in braces is a field of `MailFields`; without an organisation ' bij {organisatie}' goes. */
export const mailTemplates: Readonly<Record<MailTemplateKey, MailTemplate>> = {
  invitation: {
    label: 'Uitnodiging voor een gesprek',
    subject: 'Kennismaken over de functie {functie}',
    body: 'Beste {voornaam},\n\nBedankt voor je interesse in de functie {functie} bij {organisatie}. Graag maken we kennis met je.\n\nWelke dagen en tijden passen jou de komende week? Laat ook weten of je liever online of bij ons op kantoor afspreekt.\n\nMet vriendelijke groet,\n{afzender}',
  },
  more_information: {
    label: 'Vraag om meer informatie',
    subject: 'Een paar vragen over je CV',
    body: 'Beste {voornaam},\n\nWe hebben je CV met aandacht gelezen. Voordat we verdergaan, willen we graag nog een paar dingen weten:\n\n- Per wanneer ben je beschikbaar?\n- Hoeveel uur per week wil je werken?\n- Wat verwacht je van het salaris?\n\nJe kunt op deze mail antwoorden.\n\nMet vriendelijke groet,\n{afzender}',
  },
  rejection: {
    label: 'Afwijzing',
    subject: 'Je sollicitatie op de functie {functie}',
    body: 'Beste {voornaam},\n\nBedankt voor je sollicitatie op de functie {functie} bij {organisatie}. We gaan verder met kandidaten die beter bij deze functie passen.\n\nWil je weten waarom, bel of mail ons dan gerust. Vind je het goed dat we je gegevens een jaar bewaren voor andere functies? Laat het ons weten; anders verwijderen we ze vier weken na het einde van de procedure.\n\nMet vriendelijke groet,\n{afzender}',
  },
}

/** Stands where a value isn't known, for the recruiter to fill in; '' where the sentence does without. */
const BLANK: Record<keyof MailFields, string> = {
  voornaam: '[voornaam]',
  functie: '[functie]',
  organisatie: '',
  afzender: '',
}

/** The blanks that a text still has, each once: '[functie]'. */
export const mailBlanks = (text: string): string[] =>
  Object.values(BLANK).filter((blank) => blank !== '' && text.includes(blank))

/** A mail with one question of the recruiter's; the question takes the place of `{vraag}`. */
const questionMail = {
  subject: 'Een vraag over je CV',
  body: 'Beste {voornaam},\n\nIk heb je CV met aandacht gelezen en heb nog een vraag. {vraag}\n\nJe kunt op deze mail antwoorden.\n\nMet vriendelijke groet,\n{afzender}',
} as const

const filled = (words: string, fields: MailFields & { vraag?: string }): string => {
  const textByName = new Map<string, string>(Object.entries(BLANK).map(([name, blank]) => [name, blank]))
  for (const [name, value] of Object.entries(fields)) if (value.trim()) textByName.set(name, value.trim())
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => textByName.get(name) ?? whole)
}

/** Subject and body of a template with its fields filled in. Without a sender it ends in 'Met vriendelijke groet,'. */
export const fillMailTemplate = (key: MailTemplateKey, fields: MailFields): { subject: string; body: string } => {
  const { subject, body } = mailTemplates[key]
  const known = fields.organisatie.trim() ? body : body.replaceAll(' bij {organisatie}', '')
  return { subject: filled(subject, fields), body: filled(known, fields).trimEnd() }
}

/** A mail that asks a candidate one question. */
export const fillQuestionMail = (question: string, fields: MailFields): { subject: string; body: string } => ({
  subject: questionMail.subject,
  body: filled(questionMail.body, { ...fields, vraag: question }).trimEnd(),
})
