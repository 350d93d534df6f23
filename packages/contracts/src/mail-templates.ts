/** Moments of recruitment at which a mail goes to a candidate, in the order screens list them. */
export const mailMoments = ['invitation', 'follow_up', 'cv_request', 'rejection', 'consent'] as const
export type MailMoment = (typeof mailMoments)[number]

export const mailMomentLabels: Record<MailMoment, string> = {
  invitation: 'Uitnodiging',
  follow_up: 'Vervolg',
  cv_request: 'Verzoek om CV of informatie',
  rejection: 'Afwijzing',
  consent: 'Toestemming',
}

/** Names of the mail templates in the order screens offer them. */
export const mailTemplateKeys = [
  'invitation',
  'follow_up',
  'cv_request',
  'more_information',
  'rejection',
  'consent',
] as const
export type MailTemplateKey = (typeof mailTemplateKeys)[number]

/** What a template can be filled with, by the word that stands in braces; screens offer them in this order. */
export const mailFieldNames = ['voornaam', 'functie', 'organisatie', 'datum', 'tijd', 'link', 'afzender'] as const
export type MailFieldName = (typeof mailFieldNames)[number]

/**
 * `voornaam` is the first name of the candidate, `afzender` the name of the recruiter. A blank value leaves a gap to
 * fill in by hand, unless the sentence does without it.
 */
export type MailFields = Partial<Record<MailFieldName, string>>

export type MailText = { subject: string; body: string }
export type StandardMailTemplate = MailText & { readonly moment: MailMoment; readonly label: string }

/** Standard mails to a candidate. A word in braces is a field; without an organisation ' bij {organisatie}' goes. */
export const mailTemplates: Readonly<Record<MailTemplateKey, StandardMailTemplate>> = {
  invitation: {
    moment: 'invitation',
    label: 'Uitnodiging voor een gesprek',
    subject: 'Kennismaken over de functie {functie}',
    body: 'Beste {voornaam},\n\nBedankt voor je interesse in de functie {functie} bij {organisatie}. Graag maken we kennis met je.\n\nWelke dagen en tijden passen jou de komende week? Laat ook weten of je liever online of bij ons op kantoor afspreekt.\n\nMet vriendelijke groet,\n{afzender}',
  },
  follow_up: {
    moment: 'follow_up',
    label: 'Vervolggesprek',
    subject: 'Vervolg van je sollicitatie op de functie {functie}',
    body: 'Beste {voornaam},\n\nBedankt voor het goede gesprek. Graag praten we met je verder over de functie {functie} bij {organisatie}.\n\nKun je op {datum} om {tijd}? Laat het gerust weten als een ander moment je beter past.\n\nMet vriendelijke groet,\n{afzender}',
  },
  cv_request: {
    moment: 'cv_request',
    label: 'Verzoek om een CV',
    subject: 'Wil je ons je CV sturen?',
    body: 'Beste {voornaam},\n\nBedankt voor je interesse in de functie {functie} bij {organisatie}. We hebben nog geen recent CV van je.\n\nWil je het als antwoord op deze mail sturen, als pdf of Word-bestand? Zet er geen burgerservicenummer in; een foto en je geboortedatum hoeven ook niet.\n\nMet vriendelijke groet,\n{afzender}',
  },
  more_information: {
    moment: 'cv_request',
    label: 'Vraag om meer informatie',
    subject: 'Een paar vragen over je CV',
    body: 'Beste {voornaam},\n\nWe hebben je CV met aandacht gelezen. Voordat we verdergaan, willen we graag nog een paar dingen weten:\n\n- Per wanneer ben je beschikbaar?\n- Hoeveel uur per week wil je werken?\n- Wat verwacht je van het salaris?\n\nJe kunt op deze mail antwoorden.\n\nMet vriendelijke groet,\n{afzender}',
  },
  rejection: {
    moment: 'rejection',
    label: 'Afwijzing',
    subject: 'Je sollicitatie op de functie {functie}',
    body: 'Beste {voornaam},\n\nBedankt voor je sollicitatie op de functie {functie} bij {organisatie}. We gaan verder met kandidaten die beter bij deze functie passen.\n\nWil je weten waarom, bel of mail ons dan gerust. Vind je het goed dat we je gegevens een jaar bewaren voor andere functies? Laat het ons weten; anders verwijderen we ze vier weken na het einde van de procedure.\n\nMet vriendelijke groet,\n{afzender}',
  },
  consent: {
    moment: 'consent',
    label: 'Toestemming voor opnemen en bewaren',
    subject: 'Mogen we ons gesprek opnemen en je gegevens bewaren?',
    body: 'Beste {voornaam},\n\nBinnenkort spreken we elkaar. We hebben twee vragen aan je:\n\n1. Mogen we het gesprek opnemen en laten uitschrijven? Dan kunnen we rustig luisteren en later nalezen wat er is gezegd.\n2. Mogen we je gegevens een jaar bewaren voor andere functies? Anders verwijderen we ze vier weken na het einde van de procedure.\n\nAntwoord per vraag met ja of nee. Nee heeft geen gevolgen voor je sollicitatie: dan maken we zelf aantekeningen. Een ja kun je altijd weer intrekken; we verwijderen dan de opname en de tekst die ervan is gemaakt.\n\nMet vriendelijke groet,\n{afzender}',
  },
}

const isFieldName = (name: string): name is MailFieldName => (mailFieldNames as readonly string[]).includes(name)

/** A word in braces; a recruiter may write it with a capital or with spaces inside of the braces. */
const IN_BRACES = /\{[^\S\n]*([\p{L}\p{N}_]+)[^\S\n]*\}/gu

/** Stands where a value isn't known, for the recruiter to fill in. */
const blankOf = (name: MailFieldName): string => `[${name}]`

/** A gap of a text: a field without a value, or words in braces that are no field. */
const GAP = new RegExp(
  String.raw`${mailFieldNames.map((name) => String.raw`\[${name}\]`).join('|')}|\{[^{}\n\p{L}]*\p{L}[^{}\n]*\}`,
  'gu',
)

/** The gaps that a text still has, each once: '[functie]'. */
export const mailBlanks = (text: string): string[] => [...new Set(text.match(GAP))]

/** A text in pieces, each of which is a gap or none; `start` is where it begins in the text. */
export const mailPieces = (text: string): { start: number; text: string; isGap: boolean }[] => {
  const gaps = [...text.matchAll(GAP)].map((match) => ({ start: match.index, text: match[0], isGap: true }))
  const ends = gaps.map(({ start, text: gap }) => start + gap.length)
  const words = [0, ...ends].map((start, index) => ({
    start,
    text: text.slice(start, gaps[index]?.start ?? text.length),
    isGap: false,
  }))
  return [...gaps, ...words].filter((piece) => piece.text !== '').toSorted((one, other) => one.start - other.start)
}

/** The fields that a text has in braces, in the order of `mailFieldNames`. */
export const mailFieldsIn = (text: string): MailFieldName[] => {
  const names = new Set(Array.from(text.matchAll(IN_BRACES), ([, name = '']) => name.toLowerCase()))
  return mailFieldNames.filter((name) => names.has(name))
}

/** A mail with one question of the recruiter's; the question takes the place of `{vraag}`. */
const questionMail = {
  subject: 'Een vraag over je CV',
  body: 'Beste {voornaam},\n\nIk heb je CV met aandacht gelezen en heb nog een vraag. {vraag}\n\nJe kunt op deze mail antwoorden.\n\nMet vriendelijke groet,\n{afzender}',
} as const

/** Leaves out what a text does without: ' bij {organisatie}', and a sender on a line of their own. */
const withoutUnknown = (words: string, { organisatie, afzender }: MailFields): string => {
  const withoutOrganisation = organisatie?.trim() ? words : words.replaceAll(' bij {organisatie}', '')
  return afzender?.trim() ? withoutOrganisation : withoutOrganisation.replaceAll(/^[^\S\n]*\{afzender\}[^\S\n]*$/gm, '')
}

const filled = (words: string, fields: MailFields & { vraag?: string }): string =>
  withoutUnknown(words, fields).replaceAll(IN_BRACES, (whole, word: string) => {
    const name = word.toLowerCase()
    if (name === 'vraag') return fields.vraag?.trim() || whole
    return isFieldName(name) ? fields[name]?.trim() || blankOf(name) : whole
  })

/** A text with its fields filled in. Without a sender it ends in 'Met vriendelijke groet,'. */
export const fillMail = ({ subject, body }: MailText, fields: MailFields): MailText => ({
  subject: filled(subject, fields).trim(),
  body: filled(body, fields).trimEnd(),
})

/** Subject and body of a standard template with its fields filled in. */
export const fillMailTemplate = (key: MailTemplateKey, fields: MailFields): MailText =>
  fillMail(mailTemplates[key], fields)

/** A mail that asks a candidate one question. */
export const fillQuestionMail = (question: string, fields: MailFields): MailText => ({
  subject: questionMail.subject,
  body: filled(questionMail.body, { ...fields, vraag: question }).trimEnd(),
})
