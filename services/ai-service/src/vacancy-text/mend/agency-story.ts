import { isAgencyName, readAgency, withClientNamed } from '../facts/agency.ts'
import { withoutClient } from '../facts/client.ts'
import type { ClientTold } from '../facts/client-kind.ts'
import type { VacancyForm } from '../form.ts'
import { isStatement, splitSentences } from '../language/sentences.ts'
import type { SortedItems } from './sections-of-items.ts'

/** The agency that recruits for a client, or null; `clientKind` is what its name tells of one. */
export const agencyOf = (form: VacancyForm, organisation: string, clientKind: string | null): string | null =>
  form.client !== '' || clientKind !== null
    ? organisation
    : readAgency(
        organisation,
        [form.coreActivity, form.history, form.culture, form.tasks, form.team, form.benefits].join('\n'),
        `${form.sector} ${form.coreActivity}`,
      )

/** What an agency's tasks tell of its client stands with the rest of the client's story. */
export const withClientTold = (form: VacancyForm, { rest, sentences }: ClientTold): VacancyForm => ({
  ...form,
  tasks: rest,
  history: [...sentences, form.history].filter((text) => text !== '').join(' '),
})

/** Who is spoken of where a story begins a sentence: 'Smit Bouw is een hecht bedrijf'. */
const SPOKEN_OF =
  /(?<=^|[.!?] |\n)(?!(?:De|Het|Een|Wij|We|Je|Jij|Er|Ons|Onze|Dit|Dat|Deze|Die|Iedereen|Elke|Ook|Hier|Daar|Nu|In|Op|Bij|Sinds) )(\p{Lu}[\p{L}&-]+(?: (?:\p{Lu}[\p{L}&-]+|&)){0,3}) (?:is|zijn|heeft|telt|bestaat|maakt|bouwt|levert|werkt|groeide|ontstond|begon|biedt)(?!\p{L})/gu

/** A story in which a client who may not be named goes by no name; `agency` may. */
export const withoutSecretClient = (story: string, agency: string): string =>
  [...story.matchAll(SPOKEN_OF)]
    .map(([, name = '']) => name)
    .filter((name) => !agency.toLowerCase().includes(name.toLowerCase()))
    .reduce((text, name) => withoutClient(text, name), story)

/** What agencies do, in a word. */
const AGENCY_WORK = /^(?:uitzenden|detacheren|werving(?: (?:en|&) selectie)?|bemiddelen|payrollen)$/i

/** What the form says of the agency itself is said of nobody who employs. */
export const withoutAgencyFacts = ({
  sector,
  coreActivity,
}: VacancyForm): Pick<VacancyForm, 'sector' | 'coreActivity'> => {
  const isOfAgency = (activity: string) =>
    AGENCY_WORK.test(activity) || (isAgencyName(activity) && !isStatement(activity))
  const activities = coreActivity.split('; ')
  return {
    sector: isAgencyName(sector) ? '' : sector,
    coreActivity: activities.some(isOfAgency)
      ? withClientNamed(activities.filter((activity) => !isOfAgency(activity)).join('; '))
      : coreActivity,
  }
}

/** What is told of the agency itself stands where it says how to reach it, not under its client. */
export const withoutAgencyStory = (history: string, agency: string | null, { contact }: SortedItems): string => {
  const [name = ''] = agency?.match(/\p{Lu}[\p{L}-]{3,}/u) ?? []
  if (name === '') return history
  const sentences = splitSentences(history)
  contact.push(...sentences.filter((sentence) => sentence.startsWith(name)))
  return sentences.filter((sentence) => !sentence.startsWith(name)).join(' ')
}
