import type { JobValues, SchoolValues } from '@wervio/candidates'
import { isSure, type CvEvidence, type FieldEvidence, type ParsedCv } from '@wervio/contracts'

export type ContactField = 'voornaam' | 'achternaam' | 'functie' | 'email' | 'telefoon' | 'locatie' | 'linkedin'
type ContactPath = 'name' | 'title' | 'email' | 'phone' | 'location' | 'linkedin'

/** What is filled in about somebody, by the path of its evidence, in the order of the form. */
export const contactGroups: readonly { path: ContactPath; label: string; fields: readonly ContactField[] }[] = [
  { path: 'name', label: 'Naam', fields: ['voornaam', 'achternaam'] },
  { path: 'title', label: 'Functie', fields: ['functie'] },
  { path: 'email', label: 'E-mailadres', fields: ['email'] },
  { path: 'phone', label: 'Telefoon', fields: ['telefoon'] },
  { path: 'location', label: 'Locatie', fields: ['locatie'] },
  { path: 'linkedin', label: 'LinkedIn-adres', fields: ['linkedin'] },
]
export type ContactGroup = (typeof contactGroups)[number]

/** Something that was read but not surely, for a person to confirm. */
export type FieldCheck = {
  /** The path of its evidence; `skills` stands for all skills. */
  id: string
  label: string
  /** Why it is unsure, in Dutch. */
  reason: string
  /** The field of the form to go to. */
  field: string
  /** What was read. */
  text: string
}

const MAX_QUOTE = 80

const pageText = ({ places }: FieldEvidence): string => (places[0] ? ` (blz. ${places[0].page})` : '')
const reasonOf = (evidence: FieldEvidence, text: string): string => {
  const quote = evidence.quote.trim().replace(/\s+/g, ' ')
  const isOther = quote !== '' && quote.length <= MAX_QUOTE && quote.toLowerCase() !== text.toLowerCase()
  return `${isOther ? `in het CV staat ‘${quote}’` : 'niet zeker gelezen'}${pageText(evidence)}`
}

const jobLabels: Readonly<Record<keyof Omit<JobValues, 'of'>, string>> = {
  position: 'Functie bij baan',
  company: 'Bedrijf bij baan',
  period: 'Periode van baan',
  description: 'Omschrijving van baan',
}
const schoolLabels: Readonly<Record<keyof Omit<SchoolValues, 'of'>, string>> = {
  degree: 'Opleiding',
  institution: 'School bij opleiding',
  level: 'Niveau van opleiding',
  period: 'Periode van opleiding',
  description: 'Omschrijving van opleiding',
}
const lists = {
  experience: { name: 'banen', labels: jobLabels as Readonly<Record<string, string>> },
  education: { name: 'opleidingen', labels: schoolLabels as Readonly<Record<string, string>> },
} as const

const entryChecks = (parsed: ParsedCv, list: keyof typeof lists): FieldCheck[] =>
  Object.entries(parsed.evidence).flatMap(([path, evidence]) => {
    const [start, index = '', part = ''] = path.split('.')
    const { name, labels } = lists[list]
    const label = labels[part]
    const entry: Record<string, unknown> | undefined = parsed[list][Number(index)]
    if (start !== list || label === undefined || !entry || isSure(evidence)) return []
    const value = entry[part]
    const text = typeof value === 'string' ? value : ''
    return [
      {
        id: path,
        label: `${label} ${Number(index) + 1}`,
        reason: reasonOf(evidence, text),
        field: `${name}.${index}.${part}`,
        text,
      },
    ]
  })

const skillsCheck = ({ evidence, skills }: ParsedCv): FieldCheck[] => {
  const unsureSkills = skills.filter((_, index) => {
    const ofSkill = evidence[`skills.${index}`]
    return ofSkill !== undefined && !isSure(ofSkill)
  })
  if (unsureSkills.length === 0) return []
  const text = unsureSkills.join(', ')
  return [{ id: 'skills', label: 'Vaardigheden', reason: 'niet zeker gelezen', field: 'vaardigheden', text }]
}

const contactChecks = (parsed: ParsedCv): FieldCheck[] =>
  contactGroups.flatMap(({ path, label, fields }) => {
    const evidence = parsed.evidence[path]
    if (!evidence || isSure(evidence)) return []
    const text = parsed[path] ?? ''
    const valueCount = parsed.possible_values?.[path]?.length
    const reason = valueCount === undefined ? reasonOf(evidence, text) : `het CV noemt er ${valueCount}`
    return [{ id: path, label, reason, field: fields[0] ?? '', text }]
  })

/** What somebody should look at before a CV is saved, in the order of the form. */
export const fieldChecksOf = (parsed: ParsedCv | null): FieldCheck[] =>
  parsed === null
    ? []
    : [
        ...contactChecks(parsed),
        ...skillsCheck(parsed),
        ...entryChecks(parsed, 'experience'),
        ...entryChecks(parsed, 'education'),
      ]

/**
 * The checks that still lead to what was read: those of jobs or schools go by place, and hold while each stands where
 * the CV has it.
 */
export const checksInForm = (
  parsed: ParsedCv | null,
  { banen, opleidingen }: { banen: readonly JobValues[]; opleidingen: readonly SchoolValues[] },
): FieldCheck[] => {
  const valuesOf = { experience: banen, education: opleidingen }
  const isMoved = (list: keyof typeof lists) => parsed?.[list].some((_, index) => valuesOf[list][index]?.of !== index)
  const movedLists = (['experience', 'education'] as const).filter(isMoved)
  return fieldChecksOf(parsed).filter(({ id }) => !movedLists.some((list) => id.startsWith(`${list}.`)))
}

/** The evidence with what a person confirmed as sure: no screen asks to look at it again. */
export const confirmEvidence = (evidence: CvEvidence, confirmedIds: readonly string[]): CvEvidence => {
  const isConfirmed = (path: string) => confirmedIds.some((id) => path === id || path.startsWith(`${id}.`))
  return Object.fromEntries(
    Object.entries(evidence).map(([path, fieldEvidence]) => [
      path,
      isConfirmed(path) ? { ...fieldEvidence, confidence: 1 } : fieldEvidence,
    ]),
  )
}
