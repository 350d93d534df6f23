/** Headings of vacancies and CVs in Dutch and English, without marks, in small letters. */
const KNOWN = new Set(
  `profiel|over mij|persoonlijk profiel|profile|about me|summary|samenvatting|personalia|persoonlijke gegevens|contact|contactgegevens
  werkervaring|ervaring|relevante werkervaring|loopbaan|carrière|work experience|experience|employment history|professional experience
  opleiding|opleidingen|opleiding en cursussen|education|studie|cursussen|cursussen en certificaten|certificaten|certificeringen|certificates|certifications|trainingen|courses
  vaardigheden|skills|technische vaardigheden|technical skills|competenties|kerncompetenties|eigenschappen|persoonlijke eigenschappen|soft skills|hard skills|harde vaardigheden|zachte vaardigheden|computervaardigheden|it-vaardigheden|expertise|kwaliteiten|sterke punten|strengths|verbeterpunten|ontwikkelpunten
  talen|talenkennis|languages|hobby's|hobby’s|hobbies|interesses|interests|vrijwilligerswerk|nevenactiviteiten|referenties|references|publicaties|projecten|projects
  motivatie|motivation|mijn motivatie|ambitie|ambities|beschikbaarheid|availability|salariswens|salarisindicatie|rijbewijs
  wat ga je doen|dit ga je doen|jouw werk|de functie|functieomschrijving|functie-omschrijving|over de functie|de baan|jouw rol|je rol|the role|about the role|wat je gaat doen|taken|jouw taken|je taken|taken en verantwoordelijkheden|werkzaamheden|your responsibilities|responsibilities|what you will do|what you'll do
  wie ben jij|wie ben je|wie je bent|jouw profiel|je profiel|functie-eisen|functie eisen|eisen|wat vragen wij|wij vragen|wat we vragen|dit vragen wij|dit breng je mee|wat neem je mee|wat breng je mee|jij hebt|requirements|your profile|who you are|what you bring
  wat bieden wij|wat bieden we|wij bieden|dit bieden wij|wat krijg je|dit krijg je|wat wij bieden|arbeidsvoorwaarden|aanbod|ons aanbod|what we offer|we offer|benefits|voorwaarden
  over ons|over de organisatie|wie zijn wij|de organisatie|het bedrijf|organisatie|about us|the company|ons bedrijf|bedrijfsprofiel
  het team|jouw team|je team|team|waar kom je te werken|waar ga je werken|your team|cultuur|onze cultuur|culture|sfeer
  missie|visie|kernwaarden|onze missie|missie, visie en kernwaarden|waar we voor staan|maatschappelijke bijdrage|geschiedenis|onze geschiedenis
  solliciteren|sollicitatieprocedure|procedure|interesse|hoe solliciteer je|enthousiast|apply|groei|ontwikkeling|doorgroeimogelijkheden|groeimogelijkheden
  rijbewijzen|diploma's|diploma’s|vorming|vormingen|opleiding en vorming|bijscholing|bijscholingen|wie ben ik|over mezelf|troeven|computerkennis|digitale vaardigheden|sociale vaardigheden|extra|varia|praktisch|beschikbaarheid en loon|loonwens
  uitdagingen|de uitdaging|kernactiviteit|sector|salaris|uren|locatie`
    .split(/[|\n]/)
    .map((heading) => heading.trim()),
)

const LONGEST = 60

/**
 * The heading a line is, without its marks; null for any other line. `marked`: it was a heading in HTML or Markdown.
 */
export const headingOf = (line: string): string | null => {
  const markedText = /^#{1,6} +(.+)$/.exec(line)?.[1] ?? /^\*\*(.+)\*\*:?$/.exec(line)?.[1]
  const heading = (markedText ?? line).replace(/^[*_=\s-]+|[*_=:?!\s-]+$/g, '')
  if (heading === '' || heading.length > LONGEST || heading.split(' ').length > 8) return null
  if (markedText !== undefined) return heading
  if (KNOWN.has(heading.toLowerCase())) return heading
  if (/[.,;!]$/.test(line)) return null
  if (/^[^:]+:$/.test(line)) return heading
  if (
    /^(?:wat|wie|waar|hoe|waarom|what|who|why|how|ben jij|interesse|enthousiast|nieuwsgierig|klaar)\b.{0,50}\?$/i.test(
      line,
    )
  )
    return heading
  if (/^(?:waarom|wat|wie|hoe|waar) (?:ik|wij|we|jij|je)\b/i.test(line)) return heading
  const isShouted =
    heading === heading.toUpperCase() && (heading.match(/\p{Lu}/gu)?.length ?? 0) >= 6 && !/\d/.test(heading)
  return isShouted ? heading : null
}
