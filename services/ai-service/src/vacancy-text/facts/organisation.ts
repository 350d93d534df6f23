import { capitalFirst } from '../language/capitals.ts'
import { UNNAMED_CLIENT } from './client.ts'

/** How the organisation is named inside sentences; without a name it speaks as 'wij'. */
export type Organisation = {
  name: string | null
  /** 'bij Jansen Bouw', 'bij ons', 'bij een klein familiebedrijf'. */
  at: string
  /** Subject at the start of a sentence, with the verb form that fits: say('zoekt', 'zoeken'). */
  say: (singular: string, plural: string) => string
  /** 'Over Jansen Bouw', 'Over ons'. */
  about: string
  /** Whether it writes the text, and can say 'we'; for a client the agency does. */
  isWriter: boolean
}

/** Stands in official names only, so that a text leaves it out. */
const LEGAL_FORM = /,? (?:B\.?V|N\.?V|V\.?O\.?F|C\.?V)\.?$/i

/** What a name says of itself in brackets, behind at least three letters; the list of facts keeps it. */
const ASIDE = /(?<=\p{L}{3}[^(]*) \([^()]+\)$/u

const DESCRIPTION = /^(?:een|ons|onze|wij|we|mijn)\b/i

/** Public bodies whose kind has a known article: 'bij het Ministerie van Defensie', 'bij de Gemeente Ede'. */
const articleOf = (name: string): string => {
  if (/^(?:ministerie van|centraal bureau)\b/i.test(name)) return 'het '
  return /^(?:gemeente|provincie|universiteit|hogeschool) (?!(?:de|het) )\S|^(?:politie|belastingdienst|douane)$/i.test(
    name,
  )
    ? 'de '
    : ''
}

/** The client of an agency: it employs, and its name isn't given. */
const unnamedClient: Organisation = {
  name: null,
  at: 'bij onze opdrachtgever',
  say: (singular) => `Onze opdrachtgever ${singular}`,
  about: 'Over onze opdrachtgever',
  isWriter: false,
}

/** Who employs: the client by its name, or without one where the text may not say it. */
export const readClient = (client: string): Organisation =>
  client === '' || client === UNNAMED_CLIENT ? unnamedClient : { ...readOrganisation(client), isWriter: false }

export const readOrganisation = (organisation: string): Organisation => {
  const name = organisation.replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')
  const we = (_: string, plural: string) => `Wij ${plural}`
  if (name === '' || name.length > 90) return { name: null, at: 'bij ons', say: we, about: 'Over ons', isWriter: true }
  if (DESCRIPTION.test(name))
    return {
      name: null,
      at: /^(?:wij|we|mijn)\b/i.test(name) ? 'bij ons' : `bij ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
      say: we,
      about: 'Over ons',
      isWriter: true,
    }
  const spoken = name.replace(ASIDE, '').replace(LEGAL_FORM, '')
  const full = `${articleOf(spoken)}${spoken}`
  return {
    name,
    at: `bij ${full}`,
    say: (singular) => `${capitalFirst(full)} ${singular}`,
    about: `Over ${full}`,
    isWriter: true,
  }
}

/** An organisation that was named just before, as a subject: 'We zijn', of a client 'De organisatie is'. */
export const sayAgain = ({ isWriter }: Organisation, singular: string, plural: string): string =>
  isWriter ? `We ${plural}` : `De organisatie ${singular}`
