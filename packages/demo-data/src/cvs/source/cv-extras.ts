/** Contents of a sample candidate's CV that aren't in the candidate's own data. */
export type CvExtras = {
  layout: 'sidebar' | 'classic' | 'timeline' | 'band' | 'margin'
  colour: string
  profile: string
  education: readonly { degree: string; institution: string; period: string }[]
  languages: readonly { language: string; level: string }[]
  certificates?: readonly string[]
  licences?: string
  availability: string
  /** More about each job, in the order of the candidate's experience. */
  duties: readonly (readonly string[])[]
}
