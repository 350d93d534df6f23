import type { Route } from '@playwright/test'

export const parts = ['manifest', 'entry', 'chunk'] as const
export type Part = (typeof parts)[number]

/** What a test can do to one file of a remote. `hang` never answers; `slow` answers when the test lets go. */
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
 * Every fault with every part and with every way, and every part with every way, in a third of all combinations: the
 * way moves on by one with each fault and each part. All of them with `everything`.
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
  /** Resolves once the browser asked for the broken part. */
  asked: Promise<void>
  /** From now on the remote answers as it is; a slow answer goes out. */
  lift: () => Promise<void>
}

const scriptOr = (part: Part, script: string, json: string) =>
  part === 'manifest'
    ? { status: 200, contentType: 'application/json', body: json }
    : { status: 200, contentType: 'text/javascript', body: script }

const never = () => new Promise<never>(() => {})

/** Answers one request as the fault says; `released` is when a slow server lets go. */
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
