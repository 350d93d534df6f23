import type { Page } from '@playwright/test'
import { API_VERSION, apiVersionHeader, followNotifications } from '@wervio/contracts'

const [major, minor] = API_VERSION.split('.').map(Number) as [number, number]

/** Versions of the API beside the one that pages and services were built for. */
export const versions = {
  previousMinor: `${major}.${minor - 1}`,
  nextMinor: `${major}.${minor + 1}`,
  previousMajor: `${major - 1}.0`,
  nextMajor: `${major + 1}.0`,
}

type Skew = {
  /** The version that the page states instead of its own. */
  page?: string
  /** The version that the service states instead of its own. */
  service?: string
  /** Changes the JSON of an answer of this path to what a service of that version says. */
  answers?: Record<string, (answer: never) => unknown>
}

/** The path of a call at its service: behind one entry it begins with the name of that. */
const pathAtService = (address: string | URL): string =>
  new URL(address).pathname.replace(/^\/(?:main-api|ai-service)(?=\/)/, '')

/**
 * Lets this page and the services differ in version for calls whose path starts with one of `paths`; the services are
 * the real ones.
 */
export const skewVersions = (page: Page, paths: readonly string[], { page: stated, service, answers }: Skew) =>
  page.route(
    (url) => paths.some((path) => pathAtService(url).startsWith(path)),
    async (route) => {
      const request = route.request()
      if (request.method() === 'OPTIONS') return route.fallback()
      // A stream has no end to wait for; the page hears its services' version from every other answer.
      const path = pathAtService(request.url())
      if (path === followNotifications.path) return route.fallback()
      const response = await route.fetch({
        headers: { ...(await request.allHeaders()), ...(stated && { [apiVersionHeader.toLowerCase()]: stated }) },
      })
      const change = request.method() === 'GET' ? answers?.[path] : undefined
      await route.fulfill({
        response,
        headers: { ...response.headers(), ...(service && { [apiVersionHeader.toLowerCase()]: service }) },
        ...(change && { body: JSON.stringify(change((await response.json()) as never)) }),
      })
    },
  )
