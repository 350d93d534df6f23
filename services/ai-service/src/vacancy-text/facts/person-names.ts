/** What somebody does who is named in a story of a team. */
const DOES =
  '(?:doet|regelt|rijdt|leidt|stuurt|plant|zorgt|helpt|werkt|begeleidt|kookt|bakt|staat|belt|runt|coacht|beheert|verzorgt|coördineert|schrijft|verkoopt|maakt|is (?:de|je|jouw|onze|zaakvoerder|eigenaar|teamleider|chef|manager))'
/** Who leads or owns, before or behind a name. */
const WORK =
  '(?:mede-?)?(?:eigenaar|eigenares|zaakvoerder|zaakvoerster|ploegbaas|chef|chef-kok|baas|teamleider|leidinggevende|directeur|directrice|manager|coach|planner|coördinator|hoofd|voorman|meestergast|werkleider|bedrijfsleider|oprichter|vennoot|kok|monteur|assistent|assistente|administratie|receptie|planning|boekhouding|verkoop|kantoor)'
/** Words that begin with a capital in such places and name nobody. */
const NOBODY =
  /^(?:team|wij|wie|zij|hij|iedereen|iemand|niemand|men|dat|dit|die|alles|elk|elke|ieder|er|hier|daar|nu|het|de|een|ons|onze|je|jij|klant|klanten|chef|baas|eigenaar|zaakvoerder|ploeg|afdeling|collega|planner|planning|manager|hoofd|samen|ook|en|of|met|sinds|direct|kantoor|bureau|sfeer|humor|gezellig|hecht|klein|groot|vast|vaste|goede|korte|\p{L}*(?:ers|eurs|isten|ingen|heid|team|medewerker|leider|kundige|monteur|verkoper|begeleider))$/iu

const isSomebody = (word: string) => word.length > 1 && !NOBODY.test(word)

/** How somebody stands in the story of a team: 'Ank (eigenaar)', 'Bo en Tess', 'Ank doet de planning'. */
const formsOf = (word: string, flags: string): RegExp[] => [
  new RegExp(`(?<=^|[(,;:.+&–-] ?|\\n)(${word})(?= \\((?:\\p{L}+ )?${WORK}(?!\\p{L}))`, flags),
  new RegExp(`(?<=^|[(,;:.+&–-] ?|\\n|(?: en | plus ))(${word})(?= ${DOES}(?!\\p{L}))`, flags),
  new RegExp(`(?<=(?<!\\p{L})${WORK}(?: ?[:=(]|) ?)(${word})(?=$|[,.;)]| (?:en|${DOES})(?!\\p{L}))`, flags),
]

const CAPITAL_WORD = '\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?'
/** Only where capitals tell something: 'Bo en Tess', 'Leen, Jo, Piet', 'Bo + 3 monteurs'. */
const BY_CAPITALS = [
  ...formsOf(CAPITAL_WORD, 'gu'),
  new RegExp(`(?<=^|[(,;:.] ?|\\n)(${CAPITAL_WORD})(?= (?:en|&|\\+) ${CAPITAL_WORD}(?!\\p{L}))`, 'gu'),
  new RegExp(`(?<=^|[(;:.] ?|\\n)(${CAPITAL_WORD})(?=, ${CAPITAL_WORD}(?:,| en| &| \\+|$))`, 'gu'),
  new RegExp(`(?<=^|\\n)(${CAPITAL_WORD})(?= (?:\\+|plus|en|&) \\d)`, 'gu'),
]
const BY_PLACE = formsOf('\\p{Lu}{3,}', 'giu')

const wordsBy = (text: string, forms: readonly RegExp[]): string[] =>
  forms.flatMap((form) => [...text.matchAll(form)].map(([word]) => word.toLowerCase())).filter(isSomebody)

/** Names of people in the story of a team, in small letters; of a text in capitals they are told by their place. */
export const personNamesIn = (team: string): string[] => wordsBy(team, /\p{Ll}/u.test(team) ? BY_CAPITALS : BY_PLACE)
