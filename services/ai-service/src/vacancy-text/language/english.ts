const words = (text: string, kind: RegExp) => (text.match(kind) ?? []).length
const ENGLISH = /\b(?:and|the|for|with|our|your|you|people|years|from|into|their|but|hours|founded|of|as|an)\b(?!-)/gi
const DUTCH = /\b(?:de|het|een|en|van|voor|met|je|we|wij|ons|bij|op|te|naar|uur|als|of)\b/gi

/** 'An' with a capital inside a line is a first name: the article has a small letter there. */
const NAME_AN = /(?<=[\p{L}\d,(] ?)An\b/gu

/** Whether a text is English: its parts can't stand inside a Dutch sentence. */
export const isEnglish = (text: string): boolean => words(text.replace(NAME_AN, ''), ENGLISH) > words(text, DUTCH)
