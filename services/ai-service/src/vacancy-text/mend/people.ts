/** Who leads or speaks for others. */
const LEADER =
  '(?:\\p{Ll}*(?:leider|leidster|leidinggevende|manager|directeur|directrice|chef|ploegbaas|coördinator|coordinator|hoofd|coach|consulent|consulente|verantwoordelijke|zaakvoerder|contactpersoon)(?: (?:TD|HR|IT))?)'
const TITLE = '(?:(?:mw|mevr|mevrouw|dhr|meneer|drs|dr|ir|ing|mr|prof)\\.? )*'
const NAME = `${TITLE}(?:(?:\\p{Lu}\\.)+ ?(?:(?:de|den|der|van|ten|ter|te) )*)?\\p{Lu}\\p{Ll}+(?:[ -](?:(?:de|den|der|van|ten|ter|te) )*\\p{Lu}\\p{Ll}+)?`

const ADDRESSED = new RegExp(`^${TITLE}`, 'u')

/** A leader with a name beside it, as recruiters type it; each gives the two by their order. */
const BESIDE: readonly { form: RegExp; isNameFirst: boolean }[] = [
  { form: new RegExp(`(?<!\\p{L})(${LEADER}) ?\\((${NAME})\\)`, 'gu'), isNameFirst: false },
  { form: new RegExp(`(?<!\\p{L})(${LEADER}) ?[=:] ?(${NAME})(?=$|[,.;)]| \\()`, 'gu'), isNameFirst: false },
  {
    form: new RegExp(`(?<=^|[,;] |\\. |\\n)(${NAME}) ?[=:] ?((?:\\p{Ll}+ ){0,2}${LEADER})(?=$|[,.;)])`, 'gu'),
    isNameFirst: true,
  },
  { form: new RegExp(`(?<!\\p{L})(${LEADER}) (${NAME})(?=$|[,.;)]| en \\d)`, 'gu'), isNameFirst: false },
]

/** Words that begin with a capital behind a leader and are no name. */
const NO_NAME =
  /^(?:HR|IT|ICT|TD|Nederland|Benelux|België|Zorg|Operations|Sales|Marketing|Finance|Facilitair|Onderwijs|Techniek|Noord|Oost|Zuid|West)\b/u

/** Somebody by their work and name. */
export type NamedLeader = { typed: string; name: string; work: string }

const readMatch = (match: RegExpMatchArray, isNameFirst: boolean): NamedLeader => {
  const [typed, first = '', second = ''] = match
  const [name, work] = isNameFirst ? [first, second] : [second, first]
  return { typed, name: name.replace(ADDRESSED, ''), work }
}

/** Who leads, named in the story of a team. */
export const leadersIn = (team: string): NamedLeader[] =>
  BESIDE.flatMap(({ form, isNameFirst }) =>
    [...team.matchAll(form)].map((match) => readMatch(match, isNameFirst)),
  ).filter(({ name }) => !NO_NAME.test(name))

/** A team in which who leads is named as one speaks: 'projectleider Koen' for 'projectleider (Koen)'. */
export const writeLeaders = (team: string): string =>
  leadersIn(team)
    .reduce((text, { typed, name, work }) => text.replace(typed, () => `${work} ${name}`), team)
    .replace(/^rapporteert aan (?=\p{Ll})/iu, 'Je rapporteert aan ')
    .replace(/^([Jj]e rapporteert aan )(?!de |het |een |je |onze |ons )(?=[\p{Ll} ]+$)/u, '$1de ')

const REACH = /(?:0\d{1,3}[ -]?\d{6,8}|0\d(?:[ .-]?\d\d){4}|\+3[12][ \d-]{8,14})|[^\s@()]+@[^\s@()]+\.\p{L}{2,}/u
/** 'praktijkmanager = Ingrid (vragen? 030-0000123)': whom to ask, and how. */
const ASIDE = new RegExp(
  `(?<=^|[,;] |\\. )((?:\\p{Ll}+ )?${LEADER})? ?[=:]? ?(${NAME}) ?\\((?:vragen|info|meer info(?:rmatie)?|bel|contact|bereikbaar|tel)\\p{L}*\\??:? ?([^()]{6,60})\\)`,
  'iu',
)

/** '(vragen: Esther 06-00000001)': the name stands in the brackets. */
const ASIDE_WITH_NAME = new RegExp(
  ` ?\\((?:[Vv]ragen|[Ii]nfo|[Cc]ontact|[Bb]el|[Mm]ail)\\??:? (${NAME})[,:]? ([^()]{6,60})\\)`,
  'u',
)

const askLine = (name: string, work: string, reach: string) =>
  `Vragen? ${reach.includes('@') ? 'Mail' : 'Bel'} ${name}${work === '' ? '' : ` (${work})`}: ${reach.trim()}`

/** A story without how to reach somebody in it, and that as a line of its own. */
export const splitContact = (story: string): { story: string; contact: string | null } => {
  const inside = ASIDE_WITH_NAME.exec(story)
  if (inside !== null && REACH.test(inside[2] ?? '')) {
    const [typed, name = '', reach = ''] = inside
    return { story: story.replace(typed, '').trim(), contact: askLine(name, '', reach) }
  }
  const [typed, work = '', typedName = '', reach = ''] = ASIDE.exec(story) ?? []
  const name = typedName.replace(ADDRESSED, '')
  if (typed === undefined || !REACH.test(reach) || !/^\p{Lu}/u.test(name)) return { story, contact: null }
  return {
    story: story.replace(typed, () => work).replace(/(?:, |; )?$/, ''),
    contact: askLine(name, work, reach),
  }
}
