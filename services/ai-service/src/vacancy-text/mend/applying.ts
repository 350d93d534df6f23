import { splitSentences, withoutEnd } from '../language/sentences.ts'
import { isCall } from './calls.ts'
import { tellsContact } from './sections-of-items.ts'

/** How one applies and what comes then; what the work is about goes by other words. */
const APPLYING: readonly RegExp[] = [
  /^(?:je kunt |je kan )?(?:solliciteren|solliciteer|reageren|reageer|aanmelden)(?:\p{L}| ).{0,80}\b(?:t\/m|tot|voor|vóór|via|bij|kan|mag|per)\b/iu,
  /^(?:cv|motivatie(?:brief)?|brief|sollicitatie(?:s|brief)?)(?: en (?:cv|motivatie(?:brief)?|brief))? (?:naar|sturen|mailen|mag|kan|via|voor|vóór)\b/iu,
  /^(?:de )?(?:gesprekken|sollicitatiegesprekken|kennismakingsgesprekken|(?:(?:eerste|1e|tweede|2e|kennismakings?|sollicitatie)[ -]?)(?:gespreks?ronde|ronde|gesprek(?:ken)?)) ?(?:(?:is|zijn|vinden|vindt|worden|wordt|staan|staat|plannen|gepland|online|op|in|via|telefonisch|rond|week)\b|:)/iu,
  /^(?:een )?(?:assessment|proefdag|meeloopdag|dag(?:je)? meelopen|proefwerken|referentiecheck|screening|selectieproef|test)\b.{0,80}\b(?:procedure|selectie|gesprek|sollicitatie|meelopen|onderdeel|deel uit)\b/iu,
  /^(?:de )?(?:sluitingsdatum|reactietermijn|deadline|sollicitatiedeadline)\b/iu,
  /^(?:de )?(?:sollicitatie|selectie)?procedure (?:bestaat|duurt|is|start|loopt)\b/iu,
  /^acquisitie\b/iu,
]

/** Whether a sentence is about how one applies. */
export const isAboutApplying = (sentence: string): boolean => APPLYING.some((form) => form.test(withoutEnd(sentence)))

/** 'Vragen?' before whom to ask. */
const ASKS_ALOUD = /^(?:vragen|interesse|info|informatie|meer weten|geïnteresseerd)\?$/i

/** A story without what says how to reach somebody or how to apply, and that. */
export const takeApplying = (text: string, takesApplying: boolean): { text: string; applying: string[] } => {
  const applying: string[] = []
  const isTaken = (sentence: string) => tellsContact(sentence) || (takesApplying && isAboutApplying(sentence))
  if (!splitSentences(text.replaceAll('\n', ' ')).some(isTaken)) return { text, applying }
  const lines = text.split('\n').flatMap((line) => {
    const sentences = splitSentences(line)
    if (!sentences.some(isTaken)) return [line]
    const others = sentences.filter((sentence, at) => {
      if (isTaken(sentence)) {
        const before = sentences[at - 1] ?? ''
        applying.push(`${ASKS_ALOUD.test(before) ? `${before} ` : ''}${withoutEnd(sentence)}`)
        return false
      }
      return !isCall(sentence) && !ASKS_ALOUD.test(sentence)
    })
    return others.length === 0 ? [] : [others.join(' ')]
  })
  return { text: lines.filter((line) => line !== '').join('\n'), applying }
}
