import type { Open } from './open-enum.ts'

/** Languages that vacancy texts can be written in. */
export const textLanguages = ['nl', 'en'] as const
export type TextLanguage = (typeof textLanguages)[number]

/** What a screen calls them. */
export const textLanguageLabels: Readonly<Record<Open<TextLanguage>, string>> = { nl: 'Nederlands', en: 'Engels' }
