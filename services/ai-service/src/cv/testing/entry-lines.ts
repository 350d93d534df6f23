import { readEducation } from '../education/read-education.ts'
import { readExperience } from '../experience/read-experience.ts'
import { sectionsOf } from '../sections/sections.ts'
import { cvOf } from './cv-of.ts'

/**
 * The jobs of a document from text (see `cvOf`) in one line each, for tests: 'position | company | start to end |
 * location'.
 */
export const jobsOf = (text: string): readonly string[] => {
  const document = cvOf(text)
  return readExperience(document, sectionsOf(document)).map(({ position, company, start, end, current, location }) =>
    [position?.value, company?.value, `${start ?? '?'} to ${current ? 'now' : (end ?? '?')}`, location?.value]
      .map((value) => value ?? '-')
      .join(' | '),
  )
}

/** The studies of a document from text, in one line each: 'degree | institution | level | start to end'. */
export const studiesOf = (text: string): readonly string[] => {
  const document = cvOf(text)
  return readEducation(document, sectionsOf(document)).map(({ degree, institution, level, start, end }) =>
    [degree?.value, institution?.value, level, `${start ?? '?'} to ${end ?? '?'}`]
      .map((value) => value ?? '-')
      .join(' | '),
  )
}
