/** What a reader looks for in a vacancy or a CV, and how a text shows that it is there. */
export type ExpectedPart = {
  name: string
  /** Keys and headings under which it stands. */
  keys: RegExp
  /** Wordings in a text that say it. */
  says: RegExp
  /** The topic whose sentences show it as well. */
  topic?: string
  /** Without it candidates drop out or a search fails; the others make a text stronger. */
  isNeeded: boolean
}

const NEVER = /(?!)/u

export const partsOfVacancy: readonly ExpectedPart[] = [
  { name: 'functietitel', keys: /^(?:vacature )?functie$/iu, says: /^functie: /iu, isNeeded: true },
  {
    name: 'organisatie',
    keys: /\borganisatie\b(?!cultuur)|werkgever|over ons|wie zijn wij/iu,
    says: NEVER,
    isNeeded: true,
  },
  {
    name: 'taken',
    keys: /taken|werkzaamheden|ga je doen|functieomschrijving|verantwoordelijk/iu,
    says: NEVER,
    topic: 'tasks',
    isNeeded: true,
  },
  {
    name: 'locatie',
    keys: /locatie|plaats|standplaats/iu,
    says: /standplaats|gevestigd in/iu,
    topic: 'place',
    isNeeded: true,
  },
  {
    name: 'uren',
    keys: /\buren\b|werkweek/iu,
    says: /\b\d{1,2}\s?(?:[-–]\s?\d{1,2}\s?)?(?:uur|uren)\b|full-?time|part-?time|voltijds|deeltijds/iu,
    topic: 'hours',
    isNeeded: true,
  },
  {
    name: 'salaris',
    keys: /salaris|\bloon\b/iu,
    says: /(?:€|euro)\s?\d[\d.,]{2,}|\bschaal \d|bruto/iu,
    topic: 'salary',
    isNeeded: true,
  },
  {
    name: 'harde vaardigheden (eisen)',
    keys: /harde vaardigheden|\beisen\b|wat vragen|wie ben j/iu,
    says: NEVER,
    isNeeded: true,
  },
  { name: 'zachte vaardigheden', keys: /zachte vaardigheden/iu, says: NEVER, topic: 'soft', isNeeded: false },
  {
    name: 'arbeidsvoorwaarden (wat je biedt)',
    keys: /arbeidsvoorwaarden|bieden|krijg je/iu,
    says: /reiskosten|pensioen|vakantiedagen|maaltijdcheques/iu,
    topic: 'benefits',
    isNeeded: true,
  },
  {
    name: 'contactpersoon',
    keys: /contact/iu,
    says: /\S@\S+\.\S|\b0\d{1,3}[ /-]?\d{2}|\+3[12]|contact op(?:nemen)? met|solliciteren kan .{0,40}\bbij \p{Lu}/u,
    isNeeded: true,
  },
  {
    name: 'hoe je solliciteert',
    keys: /solliciteren|procedure/iu,
    says: /sollicite(?:er|ren)|stuur je cv|reageer/iu,
    topic: 'apply',
    isNeeded: true,
  },
  {
    name: 'soort contract',
    keys: /contract|dienstverband/iu,
    says: /contract|(?:on)?bepaalde (?:tijd|duur)|vast dienstverband|interim|uitzend/iu,
    isNeeded: true,
  },
  {
    name: 'startdatum',
    keys: /startdatum|ingangsdatum/iu,
    says: /je start (?:op|per|in)|per direct|startdatum|zo snel mogelijk/iu,
    topic: 'start',
    isNeeded: false,
  },
  { name: 'vakantiedagen', keys: NEVER, says: /vakantiedagen|verlofdagen|vrije dagen|adv-?dagen/iu, isNeeded: false },
  {
    name: 'werktijden',
    keys: /werktijden|rooster/iu,
    says: /werktijden|ploegen|van \d{1,2}[.:]?\d{0,2} (?:uur )?tot|avond|weekend|rooster/iu,
    isNeeded: false,
  },
  { name: 'team', keys: /\bteam/iu, says: /\bteam van\b|collega/iu, topic: 'team', isNeeded: false },
  { name: 'cultuur', keys: /cultuur/iu, says: /\bsfeer\b/iu, topic: 'culture', isNeeded: false },
  {
    name: 'groeimogelijkheden',
    keys: /groei|ontwikkeling/iu,
    says: /doorgroei|opleidingsbudget|scholing|doorgroeien/iu,
    topic: 'growth',
    isNeeded: false,
  },
  {
    name: 'missie, visie en kernwaarden',
    keys: /missie/iu,
    says: /\bmissie\b|kernwaarden/iu,
    topic: 'mission',
    isNeeded: false,
  },
]

export const partsOfCv: readonly ExpectedPart[] = [
  { name: 'werkervaring', keys: /werkervaring|experience/iu, says: NEVER, isNeeded: true },
  { name: 'opleiding', keys: /opleiding|education/iu, says: NEVER, isNeeded: true },
  { name: 'vaardigheden', keys: /vaardigheden|skills/iu, says: NEVER, isNeeded: true },
  { name: 'talen', keys: /talen|languages/iu, says: NEVER, isNeeded: true },
  { name: 'woonplaats', keys: /locatie|woonplaats/iu, says: NEVER, isNeeded: true },
  {
    name: 'beschikbaarheid of opzegtermijn',
    keys: /beschikbaar|opzegtermijn|startdatum/iu,
    says: /opzegtermijn|per direct/iu,
    isNeeded: true,
  },
  { name: 'contactgegevens', keys: /e-mail|telefoon|mobiel/iu, says: /\S@\S+\.\S|\b06[- ]?\d/iu, isNeeded: true },
  { name: 'uren', keys: /\buren\b/iu, says: NEVER, isNeeded: false },
  { name: 'salariswens', keys: /salaris/iu, says: NEVER, isNeeded: false },
  { name: 'rijbewijs', keys: /rijbewijs/iu, says: /\brijbewijs\b/iu, isNeeded: false },
  { name: 'certificaten', keys: /certific/iu, says: NEVER, isNeeded: false },
  { name: 'motivatie', keys: /motivatie/iu, says: /motivat/iu, isNeeded: false },
]
