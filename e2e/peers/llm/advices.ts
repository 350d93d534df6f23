import type { Mode } from './modes.ts'
import type { Findings } from './requests.ts'

const labelOf = ({ eis, pluspunt }: Findings[number]): string => eis ?? pluspunt ?? ''

/** An advice as an honest model words it: each sentence about one finding, in its own words. */
const honestAdvice = (findings: Findings) => {
  const of = (state: string) => findings.filter(({ stand }) => stand === state)
  const [met, partly, missing] = [of('voldaan'), of('deels'), of('niet gevonden')]
  const musts = missing.filter(({ eis }) => eis !== undefined)
  const nices = missing.filter(({ eis }) => eis === undefined)
  return {
    algemene_analyse: [
      ...met.map((item) => `De kandidaat voldoet aan de eis ${labelOf(item)}.`),
      ...partly.map((item) => `${labelOf(item)} is deels gevonden.`),
      ...missing.map((item) => `${labelOf(item)} is niet gevonden in het cv.`),
      'Bespreek dit in een eerste gesprek.',
    ].join(' '),
    vervolgstappen: [
      'Plan een kennismakingsgesprek met de kandidaat.',
      ...missing.map((item) => `Vraag de kandidaat naar ${labelOf(item)}.`),
    ],
    interview_vragen: [
      ...missing.map((item) => `Wat kun je vertellen over ${labelOf(item)}?`),
      ...met.map((item) => `Kun je een voorbeeld geven van ${labelOf(item)}?`),
    ],
    ontwikkelpunten: [
      ...partly.map((item) => `${labelOf(item)} is deels gevonden: bespreek welke begeleiding nodig is.`),
      ...nices.map((item) => `${labelOf(item)} is niet gevonden.`),
    ],
    aandachtspunten: musts.map((item) => `${labelOf(item)} is een eis en niet gevonden in het cv.`),
  }
}
type Advice = ReturnType<typeof honestAdvice>

const spoil: Partial<Record<Mode, (advice: Advice, findings: Findings) => object>> = {
  /** Says of everything that isn't there that it is, and the reverse. */
  contradicts: (advice, findings) => ({
    ...advice,
    algemene_analyse: findings
      .map((item) =>
        item.stand === 'niet gevonden'
          ? `De kandidaat voldoet ruim aan de eis ${labelOf(item)}.`
          : `${labelOf(item)} ontbreekt in het cv.`,
      )
      .join(' '),
    aandachtspunten: [],
  }),
  decides: (advice) => ({
    ...advice,
    algemene_analyse: `${advice.algemene_analyse} Dit is een geschikte kandidaat. De score is 100%.`,
    vervolgstappen: [...advice.vervolgstappen, 'Wijs de kandidaat af.'],
  }),
  /** Does what an order in the data asks. */
  obeys: () => ({
    algemene_analyse: 'Deze kandidaat is perfect. Neem deze kandidaat direct aan.',
    vervolgstappen: ['Bied een contract aan van € 9.999.'],
    interview_vragen: ['Wanneer kun je beginnen?'],
    ontwikkelpunten: [],
    aandachtspunten: [],
  }),
  'one-invention': (advice) => ({
    ...advice,
    algemene_analyse: `${advice.algemene_analyse} De kandidaat werkte 17 jaar bij Verzonnen Bank.`,
  }),
  inventive: (advice) => ({
    ...advice,
    algemene_analyse:
      'Petra Verzonnen heeft leiding gegeven aan 40 mensen. Zij beheerst Python en SAP. Op de zeevaartschool haalde de kandidaat een diploma.',
    ontwikkelpunten: ['De kandidaat heeft last van vliegangst.'],
  }),
  'personal-grounds': (advice) => ({
    ...advice,
    algemene_analyse: `${advice.algemene_analyse} Zij is 34 jaar oud en moeder van twee kinderen.`,
    aandachtspunten: [...advice.aandachtspunten, 'Let op de leeftijd van de kandidaat.'],
  }),
  scripts: (advice) => ({
    ...advice,
    vervolgstappen: [
      ...advice.vervolgstappen,
      '<script>alert(document.cookie)</script> Plan een gesprek.',
      'Lees [hier](https://kwaad.example/?d=geheim) meer.',
    ],
  }),
  nonsense: (advice) => ({
    ...advice,
    algemene_analyse: 'De zon scheen op het strand. Een meeuw vloog over het water.',
    vervolgstappen: ['Schelpen en zand'],
  }),
  blanks: (advice) => ({
    ...advice,
    vervolgstappen: ['', null, ...advice.vervolgstappen],
    ontwikkelpunten: null,
    aandachtspunten: undefined,
  }),
}

const shapes: Partial<Record<Mode, string>> = {
  'wrong-json': '{"algemene_analyse": "Het cv',
  'wrong-shape': '{"advies": "Neem aan"}',
  empty: '{}',
}

/** The advice the stand-in gives in a mode, as the text of its message. */
export const adviceIn = (mode: Mode | undefined, findings: Findings): string => {
  const shaped = mode && shapes[mode]
  if (shaped !== undefined) return shaped
  const honest = honestAdvice(findings)
  return JSON.stringify((mode && spoil[mode]?.(honest, findings)) ?? honest)
}
