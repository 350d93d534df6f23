import type { Route } from '@playwright/test'

export const parts = ['manifest', 'entry', 'chunk'] as const
export type Part = (typeof parts)[number]

/**
 * Faults that a test can cause in one file of a remote. `hang` never answers; `slow` answers when the test releases it.
 */
export const faultNames = [
  'refused',
  '503',
  'HTML',
  'JSON error',
  'hang',
  'slow',
  'corrupt script',
  'missing chunk',
  'wrong global',
  'blocked by CSP',
] as const
export type FaultName = (typeof faultNames)[number]

/**
 * A third of all combinations, with every pair of fault and part, fault and way, and part and way: the way advances by
 * one with each fault and each part. All combinations with `everything`.
 */
export const combine = <Way>(
  faults: readonly FaultName[],
  ways: readonly Way[],
  everything: boolean,
): [FaultName, Part, Way][] =>
  faults.flatMap((fault, row) =>
    parts.flatMap((part, column) =>
      ways
        .filter((_, index) => everything || index === (row + column) % ways.length)
        .map((way): [FaultName, Part, Way] => [fault, part, way]),
    ),
  )

export type FaultyRemote = {
  /** Resolves once the browser has requested the broken file. */
  brokenRequest: Promise<void>
  /** Ends the fault, and releases a slow answer. */
  lift: () => Promise<void>
}

const scriptOr = (part: Part, script: string, json: string) =>
  part === 'manifest'
    ? { status: 200, contentType: 'application/json', body: json }
    : { status: 200, contentType: 'text/javascript', body: script }

const never = () => new Promise<never>(() => {})

/** Answers one request as the fault requires; `released` resolves when a slow server may answer. */
export const inject: Record<
  Exclude<FaultName, 'blocked by CSP'>,
  (route: Route, part: Part, released: Promise<void>) => Promise<void>
> = {
  refused: (route) => route.abort('connectionrefused'),
  '503': (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'Service Unavailable' }),
  HTML: (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Onderhoud</title>' }),
  'JSON error': (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"kapot","message":"kapot"}' }),
  hang: never,
  slow: async (route, _part, released) => {
    await released
    await route.continue()
  },
  'corrupt script': (route, part) => route.fulfill(scriptOr(part, 'var = ;', '{"id": "mfe_vacancies", "metaD')),
  'missing chunk': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  'wrong global': (route, part) =>
    route.fulfill(
      scriptOr(
        part,
        'self.mfe_of_somebody_else = {};',
        '{"id":"mfe_other","name":"mfe_other","metaData":{"name":"mfe_other"}}',
      ),
    ),
}
