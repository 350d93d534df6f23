/**
 * Words between these marks in a field of a vacancy's form are meant as they were typed, whatever they read like. The
 * answer 'Toch opnemen' puts them there; nobody types them in Dutch.
 */
export const MEANT_WORDS = /«([^«»]{1,400})»/g

/** A field as it is shown and read anywhere but in the form: without the marks. */
export const withoutMeantMarks = (text: string): string => text.replaceAll(MEANT_WORDS, '$1')
