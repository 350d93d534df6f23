import { wordsOfHeading } from './heading-key.ts'
import type { SectionKind } from './heading-words.ts'

const MOST_WORDS = 6

/**
 * Beginnings and ends of words that show what an unlisted heading is about ('Schoolgegevens', 'Waar ben ik opgeleid?'),
 * the most certain first. Words without accents.
 */
const stems: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'other',
    /\b(?:vrijwillig|volunt|ehrenamt|benevol|bestuur|commissie|publica|publik|award|prijzen|onderscheiding|lidmaatschap|member|achievement|prestatie|affiliat|governance|leadership|societ|verenig|beurs|beurzen|grant|honou?r)/,
  ],
  ['interests', /\b(?:hobby|interess|interest|vrije tijd|loisir|freizeit|aficion|passie)/],
  ['references', /\b(?:referen|referent)/],
  ['projects', /\b(?:proje[ck]t)/],
  [
    'experience',
    /(?:\b(?:loopbaan|carriere|career|employ|arbeids|werkgever|werkervaring|gewerkt|worked|dienstverband|beruf|laboral|professionnelle?s? exp|emploi|trabajo|banen|bijban|jobs?\b|werkzaam|werkverleden)|loopbaan$|ervaring$|erfahrung$)/,
  ],
  ['skills', /\b(?:programm|codeer|script|coding)/],
  [
    'languages',
    /(?:\b(?:talen|taal|languages?|sprach|langues?|idiomas?|lingue|linguas?|linguisti|gesproken|spreek|speak|spoken)|sprachen?$|talen$)/,
  ],
  [
    'education',
    /(?:\b(?:opleiding|opgeleid|onderwijs|studie|study|studied|gestudeerd|geleerd|leren|learn|school|schol|educat|academ|diplom|degree|graduat|ausbildung|bildung|studium|schul|formation|formacion|formazione|formacao|estudios|etudes|istruzione|universit)|opleiding(?:en)?$|school$)/,
  ],
  [
    'certificates',
    /(?:\b(?:cursus|certifi|training|course|kurs|zertifi|fortbild|weiterbild|licen[cs]|accredit|workshop)|scholing$|cursussen$)/,
  ],
  [
    'skills',
    /(?:\b(?:vaardig|compet|kompet|kennis|kenntni|fahigkeit|expert|kwaliteit|eigenschap|skill|strength|stark|starken|tool|tech|software|talent|capab|abilit|proficien|habilidad|aptitud|conocimient|conoscenz|sterk|kracht|troeven|goed|good at|digita|computer|informati|ict|it|edv|system|applicati|bekwaam|specialis|know|kan|atouts|logiciel|punten)|vaardigheden$|kennis$|kenntnisse$|kwaliteiten$|eigenschappen$|skills$|kompetenzen$)/,
  ],
  [
    'experience',
    /\b(?:werk|work|ervaring|experience|experien|erfahrung|esperienz|praktik|stage|intern|functies|positions)/,
  ],
]

/**
 * The subject of a heading by the stems of its words; undefined when none is known. Only for lines whose style is
 * certainly that of headings.
 */
export function kindByStems(text: string): SectionKind | undefined {
  const words = wordsOfHeading(text)
  if (!words || words.length > MOST_WORDS) return undefined
  const plainText = words.join(' ')
  return stems.find(([, stem]) => stem.test(plainText) || words.some((word) => stem.test(word)))?.[0]
}
