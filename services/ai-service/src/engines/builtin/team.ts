import { type Block, section } from '../../vacancy-text/document.ts'
import { lowerFirst } from '../../vacancy-text/language/capitals.ts'
import { isAdjective } from '../../vacancy-text/language/adjectives.ts'
import { joinWithEn } from '../../vacancy-text/language/join.ts'
import { hasSubject, isStatement } from '../../vacancy-text/language/sentences.ts'
import { splitOutsideBrackets } from '../../vacancy-text/lists/commas.ts'
import { sayAgain } from '../../vacancy-text/facts/organisation.ts'
import { sectionTitles } from '../../vacancy-text/section-titles.ts'
import { flow } from './blocks.ts'
import type { Draft } from './draft.ts'
import { inline, opening, storyBlocks } from './stories.ts'

const COUNT =
  '(?:\\d+|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|enkele|een aantal|ongeveer \\d+|circa \\d+|ruim \\d+)'
const PEOPLE_FIRST = new RegExp(
  `^${COUNT} (?!aan \\d|per \\d|jaar\\b|%|euro\\b|ploegen\\b|teams\\b|afdelingen\\b)`,
  'i',
)
/** Nouns for people who work together, with at most what describes them before it. */
const GROUP =
  /^(?:een )?(?:[\p{Ll}-]+,? (?:en )?){0,3}(?:[\p{L}-]*team|sectie|ploeg|afdeling|groep|werkplaats|\p{Ll}+bureau|club|brigade|keukenbrigade)(?= (?:van|met|in|op|uit)\b|$|,)/u
const HEADS = '(?:man|mensen|personen|leden|medewerkers|collega’s)'
const NAMED = /^([Tt]eam|[Aa]fdeling) (\p{Lu}[^:,(]*)(?:, (\d+ [^,]+))?(.*)$/u

/** 'Team Control, 7 medewerkers' as 'Je komt terecht in team Control (7 medewerkers)'. */
const namedTeam = (team: string): string | null => {
  const [, kind = '', name = '', people, rest = ''] = NAMED.exec(team) ?? []
  if (name === '' || isStatement(team) || team.includes('\n')) return null
  return `Je komt terecht ${kind.toLowerCase() === 'team' ? 'in team' : 'op de afdeling'} ${name.trim()}${people === undefined ? '' : ` (${people})`}${rest.startsWith('(') ? ` ${rest}` : rest}`
}

/** 'Team ICT 4 man' and 'keukenteam 6 personen': how many stand behind the name. */
const withNumberApart = (team: string) =>
  team
    .replace(new RegExp(`^([Tt]eam|[Aa]fdeling) (\\p{Lu}[^\\d,:(]*) (\\d+ (?:${HEADS}|\\p{Ll}+en))$`, 'u'), '$1 $2, $3')
    .replace(new RegExp(`^([\\p{L}-]*(?:team|ploeg|afdeling|brigade|bureau)) (?=\\d+ ${HEADS}\\b)`, 'iu'), '$1 van ')
    .replace(/^(team|ploeg) (?=\d+ \p{L}+$)/iu, '$1 van ')

const teamSentence = (teamText: string, { form }: Draft): string => {
  const plainText = lowerFirst(teamText, form.names)
  if (plainText.startsWith('samen met ')) return `Je werkt ${plainText}`
  if (GROUP.test(plainText) && !/^(?:het|ons|je|de) /.test(plainText))
    return `Je komt terecht in ${plainText.startsWith('een ') ? '' : 'een '}${inline(teamText, form.names)}`
  if (PEOPLE_FIRST.test(teamText) && !teamText.includes('%'))
    return `Je werkt samen met ${inline(teamText, form.names)}`
  return isAdjective(plainText) || /^(?:klein|groot|jong|hecht|divers|gemengd|vast)$/.test(plainText)
    ? `Je komt terecht in een ${plainText} team`
    : `Zo ziet je team eruit: ${inline(teamText, form.names)}`
}

/** '11 collega's die de wijk kennen' holds a verb and still names people. */
const namesPeople = (text: string) =>
  PEOPLE_FIRST.test(text) && text.length < 140 && !hasSubject(text) && !/[.\n].|:(?! \d)/.test(text)

/** '15 man per nacht', '20 per ploeg': how many work at a time. */
const AT_A_TIME = /^(\d+) (?:(?:man|mensen|personen|collega’s|medewerkers) )?per (nacht|ploeg|dienst|shift|dag|avond)$/i

const teamBlocks = (draft: Draft): Block[] => {
  const team = withNumberApart(draft.form.team).replace(AT_A_TIME, 'Per $2 werken er $1 mensen.')
  const people = draft.english
    ? null
    : (namedTeam(team) ?? (namesPeople(team) ? `Je werkt samen met ${inline(team, draft.form.names)}` : null))
  return storyBlocks(people ?? team, draft, 'Met deze collega’s werk je samen:', (fragment) =>
    teamSentence(fragment, draft),
  )
}

const cultureSentence = (fragment: string, { form, choose, organisation: { isWriter } }: Draft): string => {
  const parts = splitOutsideBrackets(lowerFirst(fragment.replace(/(?<![.!])[.!]+$/, ''), form.names), ',').flatMap(
    (part) => part.split(' en '),
  )
  if (parts.every(isAdjective)) return `${isWriter ? 'Bij ons is de sfeer' : 'De sfeer is er'} ${joinWithEn(parts)}`
  if (!isWriter) return `${opening(fragment, form.names)}: dat typeert de organisatie`
  return `${opening(fragment, form.names)}: ${choose('culture', ['dat typeert ons', 'dat past bij ons', 'zo zijn we'])}`
}

/** Words for a kind of organisation, not for its character. */
const FIRM =
  /^(?:een )?(?:\p{L}+e )?(?:school|organisatie|onderneming|praktijk|instelling|gemeente)(?=$|[.,]| (?:met|die|van|voor|in|op|zonder|tussen|en)\b| waar (?!ik\b))/iu

/** Team and culture, in one section if the form has both. */
export const togetherSection = (draft: Draft): Block[] => {
  const team = teamBlocks(draft)
  const { culture: cultureText } = draft.form
  const culture = storyBlocks(
    FIRM.test(cultureText) && !draft.english
      ? `${sayAgain(draft.organisation, 'is', 'zijn')} ${/^een /i.test(cultureText) ? '' : 'een '}${lowerFirst(cultureText, draft.form.names)}`
      : cultureText,
    draft,
    draft.organisation.isWriter ? 'Dit typeert onze cultuur:' : 'Dit typeert de cultuur:',
    (fragment) => cultureSentence(fragment, draft),
  )
  const title =
    team.length === 0
      ? draft.organisation.isWriter
        ? sectionTitles.culture
        : sectionTitles.clientCulture
      : culture.length === 0
        ? sectionTitles.team
        : draft.organisation.isWriter
          ? draft.choose('together', sectionTitles.teamAndCulture)
          : sectionTitles.clientTeamAndCulture
  return section(title, flow(team, culture))
}
