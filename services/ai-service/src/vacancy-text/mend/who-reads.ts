import { capitalFirst } from '../language/capitals.ts'
import { verbBeforeJe } from '../language/verb-before-je.ts'

/** Verbs whose form with 'u', 'hij' or a noun is another one with 'je'. */
const WITH_JE: Readonly<Record<string, string>> = {
  heeft: 'hebt',
  is: 'bent',
  kan: 'kunt',
  wil: 'wilt',
  zal: 'gaat',
  zou: 'zou',
  mag: 'mag',
}
const withJe = (verb: string): string => WITH_JE[verb] ?? verb

/** 'U' that is none of '8 u' or 'p/u'. */
const U = String.raw`(?<![\p{L}\d/.-]|\d )[Uu](?![\p{L}\d/.-])`
const VERB_BEFORE_U = new RegExp(`(?<!\\p{L})(\\p{L}{2,}) ${U}(?= (\\p{L}*)|[.,;:!?)]|$)`, 'gu')
/** Words that end as a verb does and aren't one. */
const NO_VERB = /^(?:dat|wat|met|het|tot|uit|niet|want|omdat|zodat|voordat|opdat|nadat|altijd)$/i
const U_BEFORE_VERB = new RegExp(`${U} (heeft|is|kan|wil)(?!\\p{L})`, 'gu')
const U_OF_CLAUSE = new RegExp(
  `(?<=(?<!\\p{L})(?:waar|waarin|waarmee|waarbij|waardoor|waarvoor|waarop|die|dat|wat|als|zodat|omdat|wanneer|hoe|of|en|terwijl|voordat|nadat|zoals|maar|want|totdat) )${U}`,
  'giu',
)
const SELF = /(?<!\p{L})zich(?: zelf|zelf)?(?!\p{L})/giu

const jeLike = (u: string): string => (u.startsWith('U') ? 'Je' : 'je')

/** One sentence that says 'u' to who reads, said with 'je': 'krijgt u de tijd om zich in te werken'. */
const writeSentence = (sentence: string): string => {
  const spoken = sentence
    .replace(VERB_BEFORE_U, (typed, verb: string, next = '') => {
      const small = verb.toLowerCase()
      const before =
        small === 'heeft' ? 'heb' : small === 'is' ? 'ben' : small === 'kan' ? 'kun' : verbBeforeJe(small, next)
      if (before === null || NO_VERB.test(verb)) return typed
      return `${/^\p{Lu}/u.test(verb) ? capitalFirst(before) : before} je`
    })
    .replace(U_BEFORE_VERB, (typed, verb: string) => `${jeLike(typed)} ${withJe(verb)}`)
    .replace(U_OF_CLAUSE, 'je')
  return spoken === sentence ? sentence : spoken.replace(/(?<!\p{L})zichzelf(?!\p{L})/giu, 'jezelf').replace(SELF, 'je')
}

const SENTENCES = /(?<=[.!?] )|(?<=\n)/

/** A text in which nobody is called 'u' behind a verb or in a clause. */
export const writeJeForU = (text: string): string => text.split(SENTENCES).map(writeSentence).join('')

/** Who applies, as a client or a mail speaks of them. */
const WHO =
  '(?:[Dd]e|[Dd]eze|[Oo]nze|[Uu]w|[Ee]en) (?:(?:nieuwe|ideale|geschikte|gezochte|toekomstige|gewenste) )?(?:persoon|kandidaat|kandidate|medewerker|medewerkster|collega|functionaris|functiehouder|sollicitant|werknemer|werkneemster|titularis)|[Oo]nze nieuwe \\p{Ll}{3,}|[Hh]ij ?\\/ ?zij|[Zz]ij ?\\/ ?hij|[Hh]ij of zij'
const VERB_OF_WHO = '(?:zal|gaat|moet|dient|kan|mag|is|heeft|wil|wordt|zou|\\p{Ll}{2,}t)'
const OF_WHO = new RegExp(`(?<=^|[.!?] |\\n)(?:${WHO}) (${VERB_OF_WHO})(?= )`, 'gu')
const NO_VERB_OF_WHO = /^(?:met|uit|tot|dat|niet|het)$/
/** 'Verder houdt ze de agenda bij': the same person in a sentence behind, its verb first. */
const VERB_BEFORE_WHO = /(?<!\p{L})(\p{L}{2,}t|is|kan|heeft|wil) (?:ze|zij|hij)(?!\p{L})(?= (\p{L}*)|)/giu
const WHO_BEFORE_VERB =
  /(?<=^|[.!?] |\n)(?:[Zz]e|[Zz]ij|[Hh]ij) (moet|kan|is|heeft|wil|mag|gaat|dient|zal|\p{Ll}{2,}t)(?= )/gu
/** In what is asked of somebody, 'ze' and 'hij' are that person: with a plural verb they are others. */
export const speakOn = (sentence: string): string =>
  sentence
    .replace(WHO_BEFORE_VERB, (typed, verb: string) => (NO_VERB_OF_WHO.test(verb) ? typed : `Je ${withJe(verb)}`))
    .replace(VERB_BEFORE_WHO, (typed, verb: string, next = '') => {
      const before =
        verb === 'heeft'
          ? 'heb'
          : verb === 'is'
            ? 'ben'
            : verb === 'kan'
              ? 'kun'
              : verbBeforeJe(verb.toLowerCase(), next)
      return before === null ? typed : `${/^\p{Lu}/u.test(verb) ? capitalFirst(before) : before} je`
    })

const BACK_TO_WHO: readonly [RegExp, string][] = [
  [/(?<!\p{L})(?:hij|zij) ?(?:\/|of) ?(?:zij|hij)(?!\p{L})/giu, 'je'],
  [/(?<!\p{L})(?:zijn|haar) ?(?:\/|of) ?(?:haar|zijn)(?!\p{L})/giu, 'je'],
  [SELF, 'je'],
]

/** A text that speaks of who applies as of somebody else: 'De kandidaat zal instaan' is 'Je gaat instaan'. */
export const speakToWho = (text: string): string => {
  let isAboutWho = false
  return text
    .split(SENTENCES)
    .map((sentence) => {
      const spoken = sentence.replace(OF_WHO, (typed, verb: string) =>
        NO_VERB_OF_WHO.test(verb) ? typed : `Je ${withJe(verb)}`,
      )
      if (spoken === sentence) return isAboutWho ? speakOn(sentence) : sentence
      isAboutWho = true
      return BACK_TO_WHO.reduce((written, [form, je]) => written.replace(form, je), spoken)
    })
    .join('')
}
