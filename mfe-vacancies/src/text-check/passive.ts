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

/** Where a sentence is passive: a form of 'worden' up to its participle, whichever comes first. Null when it isn't. */
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
    return { start, end }
  }
  return null
}
