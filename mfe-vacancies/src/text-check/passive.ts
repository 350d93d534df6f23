const AUXILIARY = /(?<![\p{L}])(?:wordt|worden|werd|werden)(?![\p{L}])/giu
const PARTICIPLE =
  /(?<![\p{L}])(?:\p{L}{0,8}?ge\p{L}{2,}(?:d|t|en)|(?:be|ver|ont|her|er)\p{L}{2,}(?:d|t)|begrepen|besproken|beschreven|geschreven|verkregen|vergeleken|verzonden|ontvangen|onderhouden|opgenomen|uitgegeven)(?![\p{L}])/giu

/** Most characters between the auxiliary and its participle. */
const NEAR = 90

/** Words that look like a participle and are none. */
const NOT_PARTICIPLES = new Set(
  'gebied gemiddeld gezond geduld gebouwen gesprekken gemeenten getallen gebieden gedachten gemeente gezinnen gelden gerechten gewoonten gebeurtenissen geheid gelegenheden geen geluiden gerecht gevoelens geweld geweldig gewicht gezicht genoegen gegevens genieten geven bereid bekend beleid beloond verstand verband overleid bestand beroemd besluit bericht bestaat verschil vereist ervaart herfst verdient betekent verzorgt beheert'.split(
    ' ',
  ),
)

const isParticiple = (word: string): boolean => !NOT_PARTICIPLES.has(word.toLowerCase())

/**
 * Where naming who does it helps the reader: an agent is named, the reader or the employer is meant, or it is a duty or
 * the application. 'De sluis wordt in 2027 vernieuwd' is a fact about a lock.
 */
const ABOUT_READER =
  /(?<!\p{L})(?:door (?:de|het|een|onze|jou|je|jouw|ons)|je|jou|jouw|jij|u|uw|er (?:wordt|worden|zal|zullen)|wordt er|worden er|moet(?:en)?|dien(?:t|en))(?!\p{L})/iu
const ABOUT_APPLYING =
  /(?<!\p{L})(?:sollicitaties?|sollicitatiegesprek(?:ken)?|gesprekken|kandidaten|kandidaat|sollicitanten|reacties|acquisitie|voorkeur|reiskosten|salaris|loon|onkosten|overuren|referenties)(?!\p{L})/iu
/** What begins a clause, and what ends it. */
const CLAUSE_MARK =
  /[,;:(]|(?<!\p{L})(?:die|dat|wat|waar\p{L}*|als|wanneer|of|hoe|omdat|zodat|terwijl|voordat|nadat)(?!\p{L})/giu
/** Characters before a verb in which its clause begins: a pasted text without full stops is one sentence. */
const LONGEST_CLAUSE = 400
const CLAUSE_END = /[,;:)]|$/u

/**
 * Where a sentence is passive: a form of 'worden' up to its participle, whichever comes first. Null when it isn't, or
 * when that serves the reader.
 */
export const passiveIn = (text: string): { start: number; end: number } | null => {
  const participles = [...text.matchAll(PARTICIPLE)].filter(([word]) => isParticiple(word))
  for (const auxiliary of text.matchAll(AUXILIARY)) {
    const at = auxiliary.index
    const participle = participles.find(
      ({ index }) => Math.abs(index - at) < NEAR && !/[;:]/.test(text.slice(Math.min(at, index), Math.max(at, index))),
    )
    if (!participle) continue
    const start = Math.min(at, participle.index)
    const end = Math.max(at + auxiliary[0].length, participle.index + participle[0].length)
    const from = Math.max(0, start - LONGEST_CLAUSE)
    const clauseStart = from + ([...text.slice(from, start).matchAll(CLAUSE_MARK)].at(-1)?.index ?? 0)
    const clause = text.slice(clauseStart, end + text.slice(end).search(CLAUSE_END))
    if (ABOUT_READER.test(clause) || ABOUT_APPLYING.test(text)) return { start, end }
  }
  return null
}
