import type { PersonaData } from '@wervio/contracts'
import { tasksOf } from '../../../persona/source/tasks.ts'
import { type VacancySource, textsOf } from '../../../persona/source/read-vacancy.ts'
import { joinWithEn } from '../../../vacancy-text/language/join.ts'
import { isStatement } from '../../../vacancy-text/language/sentences.ts'
import { growthOf } from './growth.ts'
import { quoted } from './quotes.ts'
import { traitsNamed } from './skills.ts'

const EDUCATION =
  /\b(?:\w*diploma'?s?|opleiding(?!s(?:budget|mogelijk))|vmbo|mbo|hbo|wo|havo|vwo|bachelor|master|universitair\w*|certifica\w+|gecertificeerd|\w*registratie|bevoegdheid|\w+bevoegd|rijbewijs|vca|vog|degree|licen[cs]ed?|qualified)\b/i
const EXPERIENCE = /\b(?:\w*ervaring|ervaren|experienced?|track record)\b/i
const YEARS =
  /\b(?:\d+|een|één|twee|drie|vier|vijf|tien|one|two|three|five|ten)\+?(?: ?[-–] ?\d+)? (?:jaar|jaren|years?)\b/i

const says = (quotes: string[], most: number) => `De vacature zegt hierover: ${quoted(quotes, most)}.`
const demands = (source: VacancySource, pattern: RegExp) =>
  textsOf(source, 'hard', 'profile', 'soft', 'free').filter((text) => pattern.test(text) && !text.endsWith('?'))
const sentences = (parts: (string | null)[], otherwise: string) =>
  parts.filter((part) => part !== null).join(' ') || otherwise
const when = (texts: string[], text: (quotes: string) => string, most = 2) =>
  texts.length === 0 ? null : text(quoted(texts, most))

const age = (source: VacancySource): string => {
  const years = demands(source, EXPERIENCE).filter((text) => YEARS.test(text))
  return `Ervaring telt, leeftijd niet. ${years.length > 0 ? says(years, 1) : 'De vacature noemt geen aantal jaren ervaring.'}`
}

const TEAM = /\b(?:\p{L}*teams?|collega['’]?s?|ploeg|sfeer|cultuur|team\p{L}*)\b/iu
/** What is said of the team, also outside a part of its own. */
const teamTexts = (source: VacancySource) => {
  const ownPart = textsOf(source, 'team')
  if (ownPart.length > 0 || textsOf(source, 'culture').length > 0) return ownPart
  return textsOf(source, 'free', 'organisation', 'offer', 'profile').filter(
    (text) => TEAM.test(text) && !text.endsWith('?'),
  )
}

const saysOr = (texts: string[], none: string) => (texts.length > 0 ? says(texts, 4) : none)

const drive = (source: VacancySource) =>
  sentences(
    [
      when(textsOf(source, 'mission'), (quotes) => `Wil bijdragen aan waar de organisatie voor staat: ${quotes}.`),
      when(tasksOf(source), (quotes) => `Haalt voldoening uit het werk zelf: ${quotes}.`),
    ],
    'De vacature vertelt niet wat iemand in deze rol drijft.',
  )

const style = (source: VacancySource): string => {
  const traits = [...new Set(textsOf(source, 'soft', 'profile', 'free').flatMap(traitsNamed))].slice(0, 8)
  return sentences(
    [
      traits.length > 0
        ? `De vacature noemt ${traits.length === 1 ? 'deze eigenschap' : 'deze eigenschappen'}: ${joinWithEn(traits)}.`
        : null,
      when(textsOf(source, 'culture'), (quotes) => `Over de manier van werken staat er: ${quotes}.`),
    ],
    'De vacature zegt weinig over de manier van werken.',
  )
}

const ambition = (source: VacancySource) =>
  sentences(
    [when(growthOf(source), (quotes) => `Wil zich verder ontwikkelen; de vacature biedt daarvoor: ${quotes}.`)],
    'De vacature zegt niets over groei of opleiding. Vraag in het gesprek naar de plannen van de kandidaat.',
  )

/**
 * All of a persona but the traits and questions, based on sentences of the vacancy; says so where the vacancy has none.
 */
export const profileOf = (
  source: VacancySource,
): Pick<PersonaData, 'leeftijd' | 'ervaring' | 'achtergrond' | 'motivatie' | 'werkstijl' | 'ambities'> => ({
  leeftijd: age(source),
  ervaring: saysOr(demands(source, EXPERIENCE), 'We vonden in de vacature geen ervaring als eis.'),
  achtergrond: saysOr(demands(source, EDUCATION), 'We vonden in de vacature geen opleiding of diploma als eis.'),
  motivatie: drive(source),
  werkstijl: style(source),
  ambities: ambition(source),
})

const MOST_WORDS_OF_BRANCH = 4
/** A sector by its name, which says nothing of the organisation itself: 'GWW', 'transport en logistiek'. */
const isBranch = (text: string): boolean =>
  text.split(' ').length <= MOST_WORDS_OF_BRANCH &&
  !/\d|\b(?:met|sinds|opgericht|voor|van)\b/i.test(text) &&
  !isStatement(text)

/** Why somebody fits the work, the organisation and the team, as far as the vacancy describes them. */
export const reasonsOf = (source: VacancySource): PersonaData['wetenschappelijke_onderbouwing'] => ({
  functie_match: sentences(
    [
      when(tasksOf(source), (quotes) => `Past bij de functie wie dit werk wil en kan doen: ${quotes}.`, 3),
      when(textsOf(source, 'hard'), (quotes) => `De vacature vraagt daarvoor: ${quotes}.`, 3),
    ],
    'De vacature noemt geen taken of eisen. Vul die aan om te zien wie bij de functie past.',
  ),
  organisatie_match: sentences(
    [
      when(textsOf(source, 'mission'), (quotes) => `Past bij de organisatie wie zich herkent in: ${quotes}.`),
      when(
        textsOf(source, 'organisation').filter((text) => !isBranch(text)),
        (quotes) => `De organisatie zegt over zichzelf: ${quotes}.`,
      ),
      when(textsOf(source, 'organisation').filter(isBranch), (quotes) => `De vacature noemt als sector: ${quotes}.`),
    ],
    'We vonden in de vacature niet waar de organisatie voor staat.',
  ),
  team_match: sentences(
    [
      when(teamTexts(source), (quotes) => `Over het team staat er: ${quotes}.`),
      when(
        textsOf(source, 'culture'),
        (quotes) => `Past bij het team wie zich thuis voelt in deze cultuur: ${quotes}.`,
      ),
    ],
    'We vonden in de vacature niets over het team of de cultuur.',
  ),
})
