const AUXILIARY = /(?<![\p{L}])(?:wordt|worden|werd|werden)(?![\p{L}])/giu
const PARTICIPLE =
  /(?<![\p{L}])(?:\p{L}{0,8}?ge\p{L}{2,}(?:d|t|en)|(?:be|ver|ont|her|er)\p{L}{2,}(?:d|t)|begrepen|besproken|beschreven|geschreven|verkregen|vergeleken|verzonden|ontvangen|onderhouden|opgenomen|uitgegeven)(?![\p{L}])/giu

/** Words that look like a participle and are none. */
const NONE = new Set(
  'gebied gemiddeld gezond geduld gebouwen gesprekken gemeenten getallen gebieden gedachten gemeente gezinnen gelden gerechten gewoonten gebeurtenissen geheid gelegenheden geen geluiden gerecht gevoelens geweld geweldig gewicht gezicht genoegen gegevens genieten geven bereid bekend beleid beloond verstand verband overleid bestand beroemd besluit bericht bestaat verschil vereist ervaart herfst verdient betekent verzorgt beheert'.split(
    ' ',
  ),
)

const isParticiple = (word: string): boolean => !NONE.has(word.toLowerCase())

/** Where a sentence is passive: a form of 'worden' up to its participle, whichever comes first. Null when it isn't. */
export const passiveIn = (text: string): { start: number; end: number } | null => {
  const participles = [...text.matchAll(PARTICIPLE)].filter(([word]) => isParticiple(word))
  for (const auxiliary of text.matchAll(AUXILIARY)) {
    const at = auxiliary.index
    const near = participles.find(
      (participle) =>
        Math.abs(participle.index - at) < 90 &&
        !/[;:]/.test(text.slice(Math.min(at, participle.index), Math.max(at, participle.index))),
    )
    if (!near) continue
    const from = Math.min(at, near.index)
    const to = Math.max(at + auxiliary[0].length, near.index + near[0].length)
    return { start: from, end: to }
  }
  return null
}
