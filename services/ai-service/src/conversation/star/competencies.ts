import { fold } from '../../chat/people/question/fold.ts'
import { stemsOf } from '../../chat/retrieval/tokens.ts'
import { isLight } from '../../chat/retrieval/light-words.ts'

/** Competencies that interviews ask for, by the words of a question; folded text. */
const KNOWN: readonly (readonly [string, RegExp])[] = [
  [
    'Omgaan met conflicten',
    /\b(?:conflict\w*|onenigheid|meningsverschil\w*|ruzie|botst\w*|oneens|lastige collega|disagree\w*)\b/,
  ],
  ['Klantgerichtheid', /\b(?:klant\w*|client\w*|gast|gasten|patient\w*|bewoner\w*|opdrachtgever\w*|customer\w*)\b/],
  ['Leiderschap', /\b(?:leiding\w*|leiderschap|aanstur\w*|gedelegeerd|delegeren|gemotiveerd hebt|lead\w*|managed)\b/],
  ['Stressbestendigheid', /\b(?:stress\w*|(?:hoge |onder )?druk|deadline\w*|werkdruk|hectisch\w*|pressure)\b/],
  ['Samenwerken', /\b(?:samenwerk\w*|samengewerkt|samen (?:met|moest)|team\w*|collega'?s?|collaborat\w+)\b/],
  [
    'Initiatief',
    /\b(?:initiatief|proactief|uit jezelf|zelf bedacht|verbeterd|verbetering\w*|verbetervoorstel|improve\w*|initiative)\b/,
  ],
  ['Plannen en organiseren', /\b(?:plan\w*|organis\w*|georganiseerd|prioriteit\w*|overzicht|priorit\w+)\b/],
  ['Probleemoplossend vermogen', /\b(?:probleem|problemen|opgelost|oplossing\w*|complexe?|solv\w+|problem)\b/],
  ['Flexibiliteit', /\b(?:flexib\w*|aangepast|aanpass\w*|verandering\w*|onverwacht\w*|chang\w+|adapt\w*)\b/],
  [
    'Leren van fouten',
    /\b(?:fout|fouten|misging|mis ging|mislukt\w*|feedback|kritiek|geleerd|mistake|failed|failure)\b/,
  ],
  ['Overtuigingskracht', /\b(?:overtuig\w*|onderhandel\w*|beinvloed\w*|weerstand|persuad\w+|convinc\w+)\b/],
  ['Nauwkeurigheid', /\b(?:nauwkeurig\w*|zorgvuldig\w*|precies werken|detail\w*|accura\w+)\b/],
  ['Zelfstandigheid', /\b(?:zelfstandig\w*|op jezelf aangewezen|alleen voor stond|independent\w*)\b/],
  ['Resultaatgerichtheid', /\b(?:resultaat\w*|doel(?:en)?|doelstelling\w*|target\w*|trots|proud|goal)\b/],
  ['Communicatie', /\b(?:communic\w*|uitleg\w*|uitgelegd|presenta\w*|slecht nieuws|lastig gesprek|explain\w*)\b/],
]

/** Letters of a stem that may stand for a competency inside a longer word: 'samenwerk' in 'samenwerkingsverband'. */
const FEWEST_LETTERS = 5

const tellingStems = (text: string) => stemsOf(text).filter((one) => one.length >= FEWEST_LETTERS && !isLight(one))

/** Which of the vacancy's own competencies a question is about, else which that is known; null for none. */
export const competencyIn = (question: string, competencies: readonly string[]): string | null => {
  const folded = fold(question)
  const stems = stemsOf(folded)
  const namedCompetency = competencies.find((name) =>
    tellingStems(fold(name)).some((one) =>
      stems.some(
        (other) =>
          other === one || (other.length >= FEWEST_LETTERS && (other.startsWith(one) || one.startsWith(other))),
      ),
    ),
  )
  if (namedCompetency !== undefined) return namedCompetency
  const knownCompetency = KNOWN.find(([, asked]) => asked.test(folded))
  if (!knownCompetency) return null
  // The vacancy may call it otherwise: 'Teamspeler' for what is known as 'Samenwerken'.
  return competencies.find((name) => knownCompetency[1].test(fold(name))) ?? knownCompetency[0]
}
