import { languageOf, languageText } from '@wervio/candidates'
import type { Candidate } from '@wervio/contracts'
import type { CandidateEdit } from '../editing/use-edit-candidate.ts'

/** A line or lines of text of the profile. */
export type LineFact = {
  kind: 'line' | 'text'
  field: 'title' | 'summary' | 'availability' | 'notice_period' | 'hours' | 'salary_wish'
  label: string
}
/** A list of words; `itemLabel`: what one of them is. `change`: the words as the service takes them. */
export type WordsFact = {
  kind: 'words'
  field: 'skills' | 'languages' | 'certificates' | 'driving_licences'
  label: string
  itemLabel: string
  words: (candidate: Candidate) => string[]
  change: (words: string[]) => CandidateEdit
}
export type FactOfCv = LineFact | WordsFact

/** What a CV says beside jobs and schools, in the order of the screen. */
export const factsOfCv: readonly FactOfCv[] = [
  { kind: 'line', field: 'title', label: 'Functietitel' },
  { kind: 'text', field: 'summary', label: 'Samenvatting' },
  {
    kind: 'words',
    field: 'skills',
    label: 'Vaardigheden',
    itemLabel: 'Vaardigheid',
    words: ({ skills }) => skills,
    change: (skills) => ({ skills }),
  },
  {
    kind: 'words',
    field: 'languages',
    label: 'Talen',
    itemLabel: 'Taal',
    words: ({ languages }) => languages.map(languageText),
    change: (words) => ({ languages: words.map(languageOf) }),
  },
  {
    kind: 'words',
    field: 'certificates',
    label: 'Certificaten',
    itemLabel: 'Certificaat',
    words: ({ certificates }) => certificates,
    change: (certificates) => ({ certificates }),
  },
  {
    kind: 'words',
    field: 'driving_licences',
    label: 'Rijbewijs',
    itemLabel: 'Rijbewijs',
    words: ({ driving_licences }) => driving_licences,
    change: (words) => ({ driving_licences: words }),
  },
  { kind: 'line', field: 'availability', label: 'Beschikbaar' },
  { kind: 'line', field: 'notice_period', label: 'Opzegtermijn' },
  { kind: 'line', field: 'hours', label: 'Uren' },
  { kind: 'line', field: 'salary_wish', label: 'Salariswens' },
]

export const isKnown = (fact: FactOfCv, candidate: Candidate): boolean =>
  fact.kind === 'words' ? fact.words(candidate).length > 0 : Boolean(candidate[fact.field])
