import { queryKeys } from '@wervio/api-client'
import { isOneOf, textLanguages, type RecruiterProfile, type TextLanguage } from '@wervio/contracts'
import type { QueryClient } from '@tanstack/react-query'

/**
 * The language that whoever is signed in has their texts written in; undefined for that of the product. Asks nothing:
 * the shell has the profile read on every page of somebody with a session.
 */
export const ownTextLanguage = (queries: QueryClient): TextLanguage | undefined => {
  const language = queries.getQueryData<RecruiterProfile>(queryKeys.profile)?.text_language
  return language && isOneOf(textLanguages, language) ? language : undefined
}
