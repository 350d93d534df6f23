import { isInfinitive } from '../language/infinitives.ts'
import { hasSubject, splitSentences } from '../language/sentences.ts'
import { speakOn, speakToWho, writeJeForU } from './who-reads.ts'

/** 'U' at the start of a sentence or clause is who reads; in a question it stands behind its verb, and stays. */
const U_OF_SENTENCE = /(?<=^|[.!?] |\n)([Uu]) (?=\p{Ll}{2,})/gu
const U_OF_CLAUSE = /(?<=, |; |(?: en| als| dat| wanneer| of) )[Uu] (?=\p{Ll}{2,})/gu

/** Verbs of what somebody is like, as they are typed without 'je', with what they are behind it. */
const OF_READER: Record<string, string> = {
  kan: 'kunt',
  heeft: 'hebt',
  is: 'bent',
  wil: 'wilt',
  houd: 'houdt',
  hou: 'houdt',
  heb: 'hebt',
  ...Object.fromEntries(
    `houdt weet durft luistert denkt werkt schrijft spreekt leert neemt komt voelt ziet snapt praat legt gaat staat
    overziet communiceert handelt reageert organiseert functioneert deelt stelt helpt toont bent hebt
    beschikt beheerst zorgt maakt geeft vindt krijgt leest rijdt begrijpt`
      .split(/\s+/)
      .map((verb) => [verb, verb]),
  ),
}
const WITHOUT_SUBJECT = new RegExp(
  `^(${Object.keys(OF_READER).join('|')}) (?!(?:je|jij|u|het|dit|dat)\\b)(?=[\\p{L}\\d])`,
  'iu',
)

/** 'Past zich aan', 'laat zich niet opjagen': of who reads only with 'zich'. */
const WITH_SELF =
  /^(past|laat|uit|richt|zet|schikt|verdiept|ontwikkelt|gedraagt|concentreert|bewijst) (?=zich(?:zelf)? )/iu

/** 'Houdt van structuur' as 'Je houdt van structuur', and 'weet zich te redden' as 'Je weet je te redden'. */
const withSubject = (sentence: string): string => {
  if (hasSubject(sentence) || sentence.endsWith('?')) return sentence
  const spoken = sentence
    .replace(WITHOUT_SUBJECT, (_, verb: string) => `Je ${OF_READER[verb.toLowerCase()] ?? verb} `)
    .replace(WITH_SELF, (_, verb: string) => `Je ${verb.toLowerCase()} `)
  return spoken === sentence ? sentence : spoken.replace(/(?<!\p{L})zich(zelf)?(?!\p{L})/gu, 'je$1')
}

/** An item of what somebody is like or must have, in the form that speaks to who reads. */
export const speakOfReader = (item: string): string => writeJeInProse(withSubject(writeJe(speakOn(item))))

/** 'Wij leren het u': who reads, as the one for whom something is done. */
const U_AS_OBJECT = /(?<=(?<!\p{L})(?:wij|we) \p{L}{3,}(?: het)? )u(?!\p{L})/giu

/** 'Fooien zijn voor u'. */
const U_BEHIND_PREPOSITION =
  /(?<=(?<!\p{L})(?:voor|aan|met|van|bij|naar|naast|door|achter|over|tegen|zonder) )[Uu](?![\p{L}\d-])/gu
/** 'Uw rijbewijs', where nothing else calls the reader 'u'. */
const OF_U = /(?<!\p{L})(u)w (?=\p{Ll})/giu

/** 'U laadt' as 'Je laadt'. */
export const writeJe = (text: string): string => {
  const spoken = writeJeForU(speakToWho(text))
    .replace(/(?<=^|[.!?] |\n)Jij: (?=\p{Ll}{2,}t(?!\p{L}))/gu, 'Je ')
    .replace(U_OF_SENTENCE, (_, u: string) => (u === 'U' ? 'Je ' : 'je '))
    .replace(U_OF_CLAUSE, 'je ')
    .replace(U_AS_OBJECT, 'je')
    .replace(U_BEHIND_PREPOSITION, 'jou')
  return / u(?!\p{L})/iu.test(spoken.replace(/\d u/gi, ''))
    ? spoken
    : spoken.replace(OF_U, (_, first: string) => (first === 'U' ? 'Je ' : 'je '))
}

/** What the sentence before tells can be the subject of these: 'Je werkt 24 uur. Is bespreekbaar.' */
const POINTS_BACK = /^(?:is|kan|heeft (?:de|onze) voorkeur)\b/i

/** Running text in which one sentence speaks to the reader, and another leaves 'je' out: 'Schrijft rapporten.' */
export const writeJeInProse = (text: string): string => {
  const spoken = writeJe(text)
  const sentences = splitSentences(spoken)
  return sentences.some((sentence) => /^(?:Je|Jij) /.test(sentence))
    ? sentences.map((sentence) => (POINTS_BACK.test(sentence) ? sentence : withSubject(sentence))).join(' ')
    : spoken
}

/** Verbs that take no object, so that no 'van' can follow. */
const NO_OBJECT =
  /^(?:werken|samenwerken|lesgeven|rijden|lopen|meedenken|denken|zorgen|overleggen|deelnemen|helpen|meedoen|rapporteren|communiceren|voorkomen|wonen|groeien|worden|draaien|spelen|vragen|functioneren|participeren)$/i
const NO_NOUN =
  /^(?:van|en|of|aan|in|op|met|voor|bij|uit|over|naar|tot|te|als|dan|door|om|onder|tussen|volgens|binnen|buiten|tijdens|conform|samen|eens|mogen|kunnen|moeten|willen|wekelijks|dagelijks|maandelijks|ook|steeds|soms|alles|eens|naast|tegen|langs|rondom|waarbij|diensten|afwisselend|zelfstandig)$/i

/** 'Testen en implementeren releases' as '… van releases': a plural or number right behind the verb it belongs to. */
export const withVan = (item: string): string => {
  const [, verbs = '', object = ''] =
    /^(\p{L}+en(?: en \p{L}+en|\/\p{L}+en)?) (\d+(?:-\p{Ll}+)? .+|\p{Ll}{3,}(?:en|s|ning)\b.*)$/u.exec(item) ?? []
  const [first = ''] = object.split(/[ ,(]/)
  const names = verbs.split(/ en |\//)
  // 'Wassen mangelen vouwen' are verbs in a row, whether or not each is known.
  const [, second = ''] = object.split(' ')
  if (/\p{L}{3}en$/u.test(first) && /\p{L}{3}en$/u.test(second)) return item
  if (verbs === '' || NO_NOUN.test(first) || isInfinitive(first) || names.some((verb) => NO_OBJECT.test(verb)))
    return item
  const last =
    item
      .replace(/ ?\([^()]*\)$/, '')
      .split(' ')
      .at(-1) ?? ''
  if (!names.every(isInfinitive) || isInfinitive(last)) return item
  return `${verbs} van ${object}`
}
