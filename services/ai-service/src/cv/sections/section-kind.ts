/** The subject of the lines below a heading. */
export type SectionKind =
  | 'header'
  | 'personal'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'projects'
  | 'references'
  | 'interests'
  | 'other'
