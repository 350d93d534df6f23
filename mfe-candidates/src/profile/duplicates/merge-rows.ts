import { candidateStatusLabels, labelOf, mergeFields, type Candidate, type MergeField } from '@wervio/contracts'
import { fieldText } from '../../candidate/field-text.ts'

export const mergeLabels: Record<MergeField, string> = {
  name: 'Naam',
  email: 'E-mailadres',
  phone: 'Telefoon',
  location: 'Locatie',
  linkedin: 'LinkedIn',
  title: 'Functietitel',
  summary: 'Samenvatting',
  experience: 'Werkervaring',
  education: 'Opleiding',
  cv: 'CV',
  photo: 'Foto',
  status: 'Status',
  availability: 'Beschikbaar',
  notice_period: 'Opzegtermijn',
  salary_wish: 'Salariswens',
  hours: 'Uren',
}

/** What stands in a field, for a reader; '' when nothing does. */
const textOf = (candidate: Candidate, field: MergeField): string => {
  if (field === 'cv') return candidate.has_cv ? (candidate.cv_filename ?? 'CV') : ''
  if (field === 'photo') return candidate.photo ? 'Heeft een foto' : ''
  if (field === 'status') return labelOf(candidateStatusLabels, candidate.status)
  return fieldText(candidate, field)
}

/** What two candidates say differently. `needsChoice`: both say something, so somebody has to choose. */
export type MergeRow = { field: MergeField; label: string; own: string; other: string; needsChoice: boolean }

/** The fields in which two candidates differ; files and photos always count as different. */
export const mergeRows = (openCandidate: Candidate, other: Candidate): MergeRow[] =>
  mergeFields
    .map((field) => ({
      field,
      label: mergeLabels[field],
      own: textOf(openCandidate, field),
      other: textOf(other, field),
    }))
    .filter(({ field, own: one, other: two }) => two !== '' && (one !== two || field === 'cv' || field === 'photo'))
    .map((row) => ({ ...row, needsChoice: row.own !== '' }))
