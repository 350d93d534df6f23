import type { SpokenLanguage } from '@wervio/contracts'

/** 'Engels (vloeiend)'. */
export const languageText = ({ language, level }: SpokenLanguage): string =>
  level ? `${language} (${level})` : language

/** The same read back: what stands in brackets at the end is the level. */
export const languageOf = (text: string): SpokenLanguage => {
  const [, language, level] = text.match(/^(.*?)\s*\(([^()]*)\)$/) ?? []
  return language && level?.trim() ? { language, level: level.trim() } : { language: text, level: null }
}
