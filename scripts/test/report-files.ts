import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { root } from '../product/root.ts'
import type { FileTime } from './totals.ts'

const jestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

/** The files of Jest's `--json` report, by their paths from the root. */
export const readJestFiles = (text: string): FileTime[] =>
  jestReport
    .parse(JSON.parse(text))
    .testResults.map(({ name, startTime, endTime }) => ({ file: relative(root, name), ms: endTime - startTime }))

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(
        z.object({ duration: z.number(), error: z.object({ message: z.string().optional() }).optional() }),
      ),
    }),
  ),
})
const playwrightSuite = z.object({
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([])
  },
})
const playwrightReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(playwrightSuite) })

type Suite = z.infer<typeof playwrightSuite>
const specsOf = ({ specs, suites }: Suite): z.infer<typeof playwrightSpec>[] => [...specs, ...suites.flatMap(specsOf)]

/** Characters of the reason why a first attempt failed. */
const REASON_LENGTH = 400

/** Why the first attempt of a spec failed, on one line. */
const reasonOf = ({ tests }: z.infer<typeof playwrightSpec>): string =>
  stripVTControlCharacters(tests.flatMap(({ results }) => results[0]?.error?.message ?? [])[0] ?? 'no reason')
    .replaceAll(/\s+/g, ' ')
    .slice(0, REASON_LENGTH)

/**
 * The files of Playwright's JSON report, counting every attempt, and the tests that passed only at the second attempt,
 * with what went wrong at the first.
 */
export const readPlaywrightFiles = (text: string): { files: FileTime[]; retried: string[] } => {
  const { config, suites } = playwrightReport.parse(JSON.parse(text))
  const specs = suites
    .flatMap(specsOf)
    .map((spec) => ({ ...spec, file: relative(root, join(config.rootDir, spec.file)) }))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const files = [...new Set(specs.map(({ file }) => file))].map((file) => {
    const tests = specs.filter((spec) => spec.file === file).flatMap((spec) => spec.tests)
    return { file, ms: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))) }
  })
  const retried = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map((spec) => `${spec.file}: ${spec.title} (${reasonOf(spec)})`)
  return { files, retried }
}
