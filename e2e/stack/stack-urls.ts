import type { Urls } from '../support/urls.ts'

/** Where a stack answers, by WERVIO_STACK_URL (the proxy) and WERVIO_STACK_SIGN_IN (the built-in sign-in). */
export const stackUrls = (env: NodeJS.ProcessEnv): Urls => {
  const shell = env['WERVIO_STACK_URL']?.replace(/\/+$/, '') ?? 'http://localhost:8080'
  return {
    shell,
    mainApi: `${shell}/main-api`,
    aiService: `${shell}/ai-service`,
    marketing: `${shell}/remotes/mfe-marketing`,
    vacancies: `${shell}/remotes/mfe-vacancies`,
    candidates: `${shell}/remotes/mfe-candidates`,
    authEmulator: env['WERVIO_STACK_SIGN_IN']?.replace(/\/+$/, '') ?? 'http://localhost:9099',
  }
}
