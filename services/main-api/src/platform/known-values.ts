import {
  educationLevels,
  engines,
  isOneOf,
  sensitiveKinds,
  type EducationLevel,
  type MadeBy,
  type ParsedCv,
  type SensitiveKind,
} from '@wervio/contracts'

/** A parsed CV with values that requests accept too, so that a screen can send back what it was shown. */
export type KnownCv = Omit<ParsedCv, 'education' | 'sensitive' | 'made_by'> & {
  education: (Omit<ParsedCv['education'][number], 'level'> & { level: EducationLevel | null })[]
  sensitive: (Omit<ParsedCv['sensitive'][number], 'kind'> & { kind: SensitiveKind })[]
  made_by: Omit<MadeBy, 'engine'> & { engine: (typeof engines)[number] }
}

/**
 * Replaces the values that only a newer ai-service knows. A level becomes null and a kind of sensitive data is left
 * out. An engine is called a language model, because it isn't the built-in one; which model it is stays as it was
 * stated.
 */
export const withKnownValues = ({ education, sensitive, made_by, ...rest }: ParsedCv): KnownCv => ({
  ...rest,
  education: education.map(({ level, ...school }) => ({
    ...school,
    level: level !== null && isOneOf(educationLevels, level) ? level : null,
  })),
  sensitive: sensitive.flatMap(({ kind, ...finding }) => (isOneOf(sensitiveKinds, kind) ? [{ ...finding, kind }] : [])),
  made_by: { ...made_by, engine: isOneOf(engines, made_by.engine) ? made_by.engine : 'openai-compatible' },
})
