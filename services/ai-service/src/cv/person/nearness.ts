import type { SectionKind } from '../sections/sections.ts'

/** How likely contact details in a section are the person's own: never those under the references. */
const nearness: Record<SectionKind, number> = {
  header: 1,
  personal: 1,
  summary: 0.8,
  other: 0.7,
  skills: 0.7,
  languages: 0.7,
  interests: 0.7,
  certificates: 0.5,
  education: 0.35,
  projects: 0.3,
  experience: 0.3,
  references: 0,
}

export const nearnessOf = (kind: SectionKind): number => nearness[kind]
