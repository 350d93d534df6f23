import { fold } from '../words/fold.ts'
import type { Finding } from './finding.ts'

type Grade = { name: string; pattern: RegExp }

/** Certificates that come in grades, lowest first; a higher one includes those below it. */
const SCHEMES: readonly { certificate: RegExp; grades: readonly Grade[] }[] = [
  {
    certificate: /(?<!\p{L})vca(?!\p{L})/u,
    grades: [
      {
        name: 'VCA-basis',
        pattern: /(?<!\p{L})(?:vca[- ]?b|b[- ]vca|vca[- ]?basis|basis[- ]?vca|basisveiligheid)(?!\p{L})/u,
      },
      { name: 'VCA-VOL', pattern: /(?<!\p{L})vol(?!\p{L})|operationeel leidinggevende/u },
    ],
  },
  {
    certificate: /bevoegdheid|bevoegd|graads/u,
    grades: [
      { name: 'tweedegraads', pattern: /tweede ?graads|2e ?graads/u },
      { name: 'eerstegraads', pattern: /eerste ?graads|1e ?graads/u },
    ],
  },
  {
    certificate: /(?<!\p{L})ipma(?!\p{L})/u,
    grades: ['d', 'c', 'b', 'a'].map((letter) => ({
      name: `IPMA-${letter.toUpperCase()}`,
      pattern: new RegExp(String.raw`ipma[- ]?(?:level |niveau )?${letter}(?!\p{L})`, 'u'),
    })),
  },
  {
    certificate: /belt/u,
    grades: ['yellow', 'green', 'black'].map((colour) => ({
      name: `${colour} belt`,
      pattern: new RegExp(String.raw`${colour}[- ]?belt`, 'u'),
    })),
  },
  {
    certificate: /(?<!\p{L})psm(?!\p{L})|professional scrum master/u,
    grades: ['i', 'ii', 'iii'].map((number) => ({
      name: `PSM ${number.toUpperCase()}`,
      pattern: new RegExp(String.raw`(?:psm|scrum master)[- ]?\(?(?:psm )?${number}(?!\p{L})`, 'u'),
    })),
  },
  {
    certificate: /(?<!\p{L})ba[45](?!\p{L})/u,
    grades: ['4', '5'].map((number) => ({
      name: `BA${number}`,
      pattern: new RegExp(String.raw`(?<!\p{L})ba ?${number}(?!\d)`, 'u'),
    })),
  },
  {
    certificate: /prince ?2/u,
    grades: ['foundation', 'practitioner'].map((grade) => ({
      name: `PRINCE2 ${grade}`,
      pattern: new RegExp(grade, 'u'),
    })),
  },
]

const gradesIn = (grades: readonly Grade[], folded: string): number[] =>
  grades.flatMap(({ pattern }, at) => (pattern.test(folded) ? [at] : []))

/** Takes off what a certificate of a lower grade, or of one that isn't told, leaves open. */
export const createGradeTest = (label: string): ((finding: Finding) => Finding) | null => {
  const folded = fold(label)
  const scheme = SCHEMES.find(
    ({ certificate, grades }) => certificate.test(folded) && gradesIn(grades, folded).length > 0,
  )
  if (!scheme) return null
  const { certificate, grades } = scheme
  const needed = Math.min(...gradesIn(grades, folded))
  return (finding) => {
    const lines = finding.proofs.map(({ quote }) => fold(quote)).filter((line) => certificate.test(line))
    const isMissing = finding.state === 'missing' || (finding.state === 'partly' && finding.remark !== null)
    if (needed === 0 || isMissing || lines.length === 0) return finding
    const best = Math.max(-1, ...lines.flatMap((line) => gradesIn(grades, line)))
    if (best >= needed) return finding
    const remark =
      best < 0
        ? 'Het niveau staat er niet bij'
        : `${grades[best]?.name ?? ''}, gevraagd is ${grades[needed]?.name ?? ''}`
    return { ...finding, state: 'partly', remark, degree: finding.degree / 2 }
  }
}
