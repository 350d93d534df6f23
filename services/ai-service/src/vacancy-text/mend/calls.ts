import { withoutMark } from '../lists/marks.ts'
import { splitSentences } from '../language/sentences.ts'

/** Sentences of advertisements that only call to read on, to feel meant or to reply; they say nothing of the job. */
const CALLS: readonly RegExp[] = [
  /^(?:(?:yes+|joepie|hoera|woehoe|alert|help|let op)[!,.: ]+)?(?:wij|we) zoeken een (?:nieuwe )?\p{L}+(?: \p{L}+)?$/iu,
  /^(?:dm|pm|app|mail|bel|stuur|whatsapp) (?:ons|me|een (?:dm|appje|berichtje|bericht))\b(?!.*[\d@]).{0,40}$/i,
  /^(?:gelieve )?(?:enkel|alleen|niet|pas)? ?(?:te )?(?:solliciteren|reageren)(?: gelieve)? (?:indien|als|wanneer) (?:u|je|jij)\b.{0,80}$/i,
  /^gelieve (?:enkel|alleen|niet|pas) te (?:solliciteren|reageren)\b.{0,80}$/i,
  /^lees (?:(?:dan|snel|gauw|vooral|hier|nu|even|maar) ){0,3}(?:verder|door|meer)$/i,
  /^(?:scroll|klik|kijk) (?:(?:dan|snel|gauw|vooral|hier|nu|even|maar) ){0,3}(?:verder|door)$/i,
  /^(?:(?:ja|dan|yes),? )?(?:(?:zoeken|zoekt) (?:wij|we)|(?:wij|we) zoeken) (?:jou|je)(?: dus)?$/i,
  /^dan (?:ben jij|ben je|zoeken we|zoeken wij) (?:(?:precies|echt|misschien|zeker|wellicht) )?(?:degene|diegene|iemand|de (?:\p{L}+ )?\p{L}+|het (?:\p{L}+ )?\p{L}+|wie|naar jou)(?: (?:die|dat) (?:wij|we) zoeken| naar wie (?:wij|we) op zoek zijn| voor ons| die bij ons past)$/iu,
  /^dan is (?:dit|deze|dat) (?:\p{L}+ ){0,3}(?:jouw|je|iets voor jou|wat voor jou|perfect voor jou|geknipt voor jou|voor jou)(?: \p{L}+){0,3}$/iu,
  /^dan hebben (?:wij|we) .{0,40}(?:baan|job|functie|vacature|plek|uitdaging) voor (?:jou|je)$/i,
  /^dan (?:maken|komen|spreken|horen|willen|ontvangen|zien) (?:wij|we) .{0,60}(?:kennis|contact|jou|je|spreken|leren kennen|reactie)(?: met (?:je|jou))?$/i,
  /^(?:aarzel|twijfel|wacht)(?: dan)? niet(?: langer| te lang)?$/i,
  /^(?:(?:je kunt )?(?:solliciteer|solliciteren|reageer)|klik|druk)(?: [\p{L}’]+){0,3} (?:via|met|op) (?:de |onderstaande |deze |het )?(?:\p{L}*(?:knop|button|link|formulier))(?: (?:hieronder|onderaan|onderaan de pagina|op deze pagina|rechts|links))?$/iu,
  /^(?:solliciteer|reageer)(?: (?:dan|nu|snel|direct|meteen|vandaag|nog|gauw|maar)){0,4}$/i,
]

/** The same, asked: without the question mark such words may be a trait. */
const ASKED: readonly RegExp[] = [
  /^(?:(?:ben|word) (?:je|jij) )?(?:(?:al )?enthousiast|geïnteresseerd|nieuwsgierig|benieuwd|interesse|zin in|iets voor jou|klaar voor de start)(?: (?:geworden|geraakt|gekregen|hierin|hiervoor|in deze \p{L}+|over deze \p{L}+))?$/iu,
  /^klinkt (?:dit|dat|het|deze \p{L}+|goed|interessant|als muziek)(?: .{0,40})?$/iu,
  /^herken (?:jij|je) (?:jezelf|je)(?: .{0,30})?$/i,
  /^is (?:dit|deze \p{L}+) (?:iets|wat|de baan|de job|jouw|helemaal iets|de functie) ?.{0,30}$/iu,
  /^spreekt (?:dit|deze \p{L}+|jou dit|je dit|het) .{0,30}aan$/iu,
  /^(?:ben (?:je|jij) )?(?:toe aan|op zoek naar|klaar voor) (?:een |jouw |je )?(?:(?:nieuwe|volgende|leuke|mooie|andere) ){0,2}(?:uitdaging|stap|baan|job|functie|werkplek|avontuur)(?: in (?:je|jouw) (?:carrière|loopbaan))?$/i,
  /^(?:waar|op wat) wacht (?:je|jij) (?:dan |nog )?(?:op|nog)?$/i,
  /^(?:ben|word) (?:jij|je) (?:dan )?(?:onze|die|de) (?:nieuwe|volgende|toekomstige) (?:collega|topper|aanwinst|teamgenoot|kracht)(?: .{0,30})?$/i,
  /^(?:kom|kom jij|kom je|wil jij|wil je) (?:dan )?(?:(?:ons|het) team (?:komen )?versterken|bij ons (?:komen )?werken)$/i,
]

/** Whether a sentence only calls. */
export const isCall = (sentence: string): boolean => {
  const words = withoutMark(sentence)
    .replace(/(?<![.!?])[.!?]+$/, '')
    .trim()
  return (
    CALLS.some((call) => call.test(words)) || (sentence.trim().endsWith('?') && ASKED.some((call) => call.test(words)))
  )
}

/** The calls of a text, in its order. */
export const callsIn = (text: string): string[] => text.split('\n').flatMap(splitSentences).filter(isCall)

/** A text without its calls; a line of nothing else goes. */
export const withoutCalls = (text: string): string =>
  callsIn(text).length === 0
    ? text
    : text
        .split('\n')
        .flatMap((line) => {
          const sentences = splitSentences(line)
          const others = sentences.filter((sentence) => !isCall(sentence))
          if (others.length === sentences.length) return [line]
          return others.length === 0 ? [] : [others.join(' ')]
        })
        .join('\n')
