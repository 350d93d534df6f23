import { isStatement } from '../../../vacancy-text/language/sentences.ts'
import { verbBeforeJe } from '../../../vacancy-text/language/verb-before-je.ts'

/** Small words with the ending of a verb. */
const NO_VERB = /^(?:met|niet|wat|dat|zodat|omdat|uit|tot|het|want|iets)$/
const SURELY_VERB = /^(?:lost|voegt|plaatst|stuurt|coacht|opent|kent|tekent|verleent|neemt|koopt|haalt|vult|regelt)$/
const OBJECT = /^(?:ze|het|de|een|deze|die|dit|dat|hen|hun|hem|haar|je|er|samen) /
/** Words that begin a subordinate clause, whose verb comes last. */
const SUBORDINATE = /(?:^| )(?:dat|zodat|omdat|wat|die|als|hoe|wie|waar\p{L}*|om|zoals|terwijl|wanneer) /u

const looksLikeVerb = (word: string, after: string) =>
  !NO_VERB.test(word) && word.endsWith('t') && (isStatement(word) || SURELY_VERB.test(word) || OBJECT.test(after))

/**
 * 'tests en beoordeelt het werk' → 'tests en beoordeel je het werk'; null where a second verb can't be turned for
 * certain.
 */
const turnSecond = (rest: string): string | null => {
  const secondVerb = /^(.*?) en (\p{L}+) (.*)$/u.exec(rest)
  if (secondVerb === null) return rest
  const [, before = '', word = '', after = ''] = secondVerb
  const tail = turnSecond(after)
  if (tail === null) return null
  if (!word.endsWith('t') || NO_VERB.test(word)) return `${before} en ${word} ${tail}`
  if (!looksLikeVerb(word, `${after} `) || SUBORDINATE.test(` ${before} `)) return null
  const turned = verbBeforeJe(word, after)
  return turned === null ? null : `${before} en ${turned} je ${tail}`
}

/**
 * 'je houdt het dossier bij' → 'houd je het dossier bij', for after 'in deze functie'; null where the grammar isn't
 * certain.
 */
export const inverted = (clause: string): string | null => {
  const [, verb = '', rest = ''] = /^je (\p{Ll}+) (.+)$/u.exec(clause) ?? []
  const turned = verbBeforeJe(verb, rest)
  // 'je dienst begint om zeven uur': the second word is no verb when the third is one.
  if (
    turned === null ||
    verb.endsWith(',') ||
    isStatement(rest.split(' ')[0]?.replace(/^(?:je|jij|er|onze|ons)$/, '') ?? '')
  )
    return null
  // A verb after a comma or 'of', or a last word that may be one, can't be told from a noun.
  if (
    / en \p{L}+t$/u.test(rest) ||
    [...rest.matchAll(/(?:,(?: en| maar| of)?| of| maar) (\p{L}+)/gu)].some(
      ([, word = '']) => word.endsWith('t') && !NO_VERB.test(word),
    )
  )
    return null
  // Two verbs side by side share their subject: 'verzorg en begeleid je bewoners'.
  const [, second, object] = /^en (\p{L}+) (.+)$/u.exec(rest) ?? []
  const other = second === undefined ? '' : verbBeforeJe(second, object ?? '')
  const tail = turnSecond(object ?? rest)
  if (tail === null || other === null) return null
  return other === '' ? `${turned} je ${tail}` : `${turned} en ${other} je ${tail}`
}

/** 'Je plant ritten', 'Jij plant ritten' and 'U plant ritten' as a clause with 'je'; null for any other sentence. */
export const jeClause = (sentence: string): string | null => {
  const [, subject = '', rest = ''] = /^(je|jij|u) (\p{Ll}\S* .+)$/iu.exec(sentence) ?? []
  if (rest === '' || /[.!?;:]/.test(rest.replace(/\p{L}\.\p{L}/gu, ''))) return null
  // Later polite forms would clash with 'je'.
  if (subject.toLowerCase() === 'u' && /\b(?:u|uw|heeft|zich)\b/i.test(rest)) return null
  const verb = rest.split(/[ ,]/)[0] ?? ''
  return verb.endsWith('t') || /^(?:kan|wil|mag|zal)$/.test(verb) ? `je ${rest}` : null
}
