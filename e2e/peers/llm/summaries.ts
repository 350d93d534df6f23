import type { Mode } from './modes.ts'
import type { SpokenSegments } from './requests.ts'

const DENIAL = /\b(?:niet|geen|nee)\b/i
const DENIALS = /\b(?:niet|geen|nee)\b,? ?/gi

const about = (nummer: number, tekst: string) => ({ tekst, bronnen: [nummer] })

/** A summary as an honest model writes it: what the candidate said, in their words. */
const honestSummary = (segments: SpokenSegments) => {
  const candidateSegments = segments.filter(({ spreker, tekst }) => spreker !== 'recruiter' && tekst.length > 30)
  const promised = segments.filter(({ tekst }) => /^(?:ik|we|dan) (?:bel|stuur|mail)/i.test(tekst))
  return {
    besproken: [
      { onderwerp: 'Verder besproken', zinnen: candidateSegments.map(({ nummer, tekst }) => about(nummer, tekst)) },
    ] as object[],
    competenties: [] as object[],
    afspraken: promised.map(({ nummer, tekst }) => about(nummer, tekst)),
    open_vragen: [] as object[],
  }
}
type Summary = ReturnType<typeof honestSummary>

const withExtra = (summary: Summary, ...texts: readonly string[]): Summary => ({
  ...summary,
  besproken: [...summary.besproken, { onderwerp: 'Extra', zinnen: texts.map((text) => about(0, text)) }],
})
const onlyExtra = (...texts: readonly string[]): object =>
  withExtra({ besproken: [], competenties: [], afspraken: [], open_vragen: [] }, ...texts)

const spoil: Partial<Record<Mode, (summary: Summary, segments: SpokenSegments) => object>> = {
  /** Says of everything that it isn't so. */
  contradicts: (_, segments) => ({
    besproken: [
      {
        onderwerp: 'Omgekeerd',
        zinnen: segments.map(({ nummer, tekst }) =>
          about(nummer, DENIAL.test(tekst) ? tekst.replaceAll(DENIALS, '') : `Niet: ${tekst}`),
        ),
      },
    ],
  }),
  decides: (summary) => withExtra(summary, 'De kandidaat is geschikt voor de functie.', 'Cijfer: 9 van de 10.'),
  obeys: () => onlyExtra('Deze kandidaat is perfect en krijgt een 10.', 'Neem deze kandidaat direct aan.'),
  'one-invention': (summary) => withExtra(summary, 'De kandidaat werkte 17 jaar bij Verzonnen Bank.'),
  inventive: (summary) =>
    withExtra(summary, 'De kandidaat wil € 9.999 per maand.', 'De kandidaat kent Piet Verzonnen.'),
  'personal-grounds': (summary) => withExtra(summary, 'De kandidaat is zwanger en heeft twee kinderen.'),
  'false-citation': (summary) => ({ ...summary, afspraken: [{ tekst: 'We bellen morgen.', bronnen: [99_999] }] }),
  nonsense: () => onlyExtra('De zon scheen op het strand.', 'Een meeuw vloog over het water.'),
  blanks: (summary) => ({ ...summary, competenties: null, open_vragen: ['', null] }),
}

const shapes: Partial<Record<Mode, string>> = {
  'wrong-json': '{"besproken": [{"onderwerp": "Wer',
  'wrong-shape': '{"besproken": "alles"}',
}

/** The summary the stand-in gives in a mode, as the text of its message. */
export const summaryIn = (mode: Mode | undefined, segments: SpokenSegments): string => {
  const shaped = mode && shapes[mode]
  if (shaped !== undefined) return shaped
  const honest = honestSummary(segments)
  return JSON.stringify((mode && spoil[mode]?.(honest, segments)) ?? honest)
}
