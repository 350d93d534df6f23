const ASCII_ONLY = /^[\x20-\x7e]*$/
const MARKS = /[\p{M}\p{Cf}]/gu
/** Words with the signs that belong to a name: the point of '.NET', and those at the end of 'C++' and 'C#'. */
const WORDS = /(?:(?<![\p{L}\p{N}])\.(?=\p{L}))?[\p{L}\p{N}]+(?:[+#]+(?![\p{L}\p{N}]))?/gu

/** A label as it is looked up: without case, accents and punctuation, but 'C', 'C++' and 'C#' stay three. */
export const foldLabel = (label: string): string => {
  const letters = ASCII_ONLY.test(label) ? label : label.normalize('NFKD').replace(MARKS, '')
  return (letters.toLowerCase().match(WORDS) ?? []).join(' ')
}
