import { isStatement, splitSentences, withoutEnd } from '../../vacancy-text/language/sentences.ts'
import { readList } from '../../vacancy-text/lists/read-list.ts'
import type { VacancyForm } from '../../vacancy-text/form.ts'

/** Verbs as they follow 'je', with their form before 'jij': without the -t, unless that belongs to the stem. */
const BEFORE_JIJ = new Map(
  `bent-ben hebt-heb gaat-ga geeft-geef krijgt-krijg helpt-help zorgt-zorg werkt-werk maakt-maak leidt-leid begeleidt-begeleid
  stuurt-stuur bouwt-bouw bakt-bak voert-voer bewaakt-bewaak ontwikkelt-ontwikkel schrijft-schrijf verkoopt-verkoop bedient-bedien
  verzorgt-verzorg ondersteunt-ondersteun onderzoekt-onderzoek behandelt-behandel bepaalt-bepaal bezoekt-bezoek rijdt-rijd
  onderhoudt-onderhoud beheert-beheer regelt-regel verwerkt-verwerk ontwerpt-ontwerp verleent-verleen vertaalt-vertaal houdt-houd
  leert-leer ontvangt-ontvang vertegenwoordigt-vertegenwoordig versterkt-versterk verbetert-verbeter draagt-draag legt-leg`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.split('-')[0] ?? '', pair.split('-')[1] ?? '']),
)

const beforeJij = (verb: string) => BEFORE_JIJ.get(verb) ?? (verb.endsWith('eert') ? verb.slice(0, -1) : undefined)

/** What only looks like a subject or a verb: 'op je verjaardag'. */
const withoutPossessives = (text: string) =>
  text.replace(/\b(?:op|in|van|met|voor|aan|bij|uit|tot|door|naar|over) (?:je|jouw|ons|onze)\b/g, '')

/**
 * 'Je geeft les aan groep 5' as 'Geef jij straks les aan groep 5?', from the first sentence about the work; null where
 * that could go wrong.
 */
export const taskQuestion = (form: VacancyForm): string | null => {
  const [first] = readList(form.tasks)
  const line = first?.kind === 'items' ? first.items[0] : first?.text
  const sentence = withoutEnd(splitSentences(line ?? '')[0] ?? '')
  const [, verb = '', rest = ''] = /^(?:Je|Jij|je|jij) (\p{Ll}+) (.+)$/u.exec(sentence) ?? []
  const inverted = beforeJij(verb)
  if (
    inverted === undefined ||
    rest.length > 110 ||
    rest.split(' ').length < 2 ||
    /[:;?!()"“”<>]|(?:,| en| of) (?!met |tot |niet |het |uit )\p{L}+t /u.test(rest)
  )
    return null
  if (isStatement(withoutPossessives(rest)) || /\b(?:dat|die|zodat|om|waar|wat)\b/.test(rest)) return null
  const adverb =
    /^(?:nauw |graag |samen |zelfstandig )/.test(rest) || /^(?:dagelijks|straks|elke) /.test(rest) ? '' : 'straks '
  return `${inverted.charAt(0).toUpperCase()}${inverted.slice(1)} jij ${adverb}${rest}?`
}
