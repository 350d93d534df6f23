const words = (text: string, kind: RegExp) => (text.match(kind) ?? []).length
const ENGLISH = /\b(?:and|the|for|with|our|your|you|people|years|from|into|their|but|hours|founded|of|as|an)\b/gi
const DUTCH = /\b(?:de|het|een|en|van|voor|met|je|we|wij|ons|bij|op|te|naar|uur|als|of)\b/gi

/** Whether a text is English: its parts can't stand inside a Dutch sentence. */
export const isEnglish = (text: string): boolean => words(text, ENGLISH) > words(text, DUTCH)
