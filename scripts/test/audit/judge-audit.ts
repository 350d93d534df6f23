import { z } from 'zod'
import { type Counts, one } from '../totals.ts'

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const
/** Severities that fail the gate. */
const SERIOUS: readonly string[] = ['high', 'critical'] satisfies (typeof severities)[number][]

/** The fields that are read here of the output of pnpm 12's `pnpm audit --json`. */
const auditReport = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      title: z.string(),
      module_name: z.string(),
      severity: z.enum(severities),
      github_advisory_id: z.string(),
      url: z.string(),
      findings: z.array(z.object({ version: z.string() })),
    }),
  ),
  metadata: z.object({ totalDependencies: z.int().positive() }),
})

/**
 * Advisories that don't concern us, each with the reason and the last day (YYYY-MM-DD) on which the exception holds.
 */
export const allowedAdvisories = z.array(
  z.strictObject({
    advisory: z.string().regex(/^GHSA(?:-[0-9a-z]{4}){3}$/),
    reason: z.string().trim().min(20),
    until: z.iso.date(),
  }),
)
export type AllowedAdvisories = z.infer<typeof allowedAdvisories>

/** The outcome of running the audit; `inTime` is false when it was ended at its time limit. */
export type AuditOutput = { stdout: string; stderr: string; inTime: boolean }
export type Verdict = { counts: Counts; lines: string[] }

/** Messages of pnpm, and of npx when it fetches pnpm, that mean that a registry doesn't answer or offers no audit. */
const NO_ANSWER = /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT_NOT_EXISTS)|npm error code E/

/** The message of pnpm's error, which is wrapped over lines with a margin, or npm's code. */
const reasonIn = (stderr: string): string => {
  const [, sentence] = /×([^\n]*(?:\n\s*│[^\n]*)*)/.exec(stderr) ?? []
  const [code = ''] = /npm error code \S+/.exec(stderr) ?? []
  return (sentence ?? code)
    .replace(/\n\s*│/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
}

const skipped = (why: string): Verdict => ({
  counts: one.skipped,
  lines: [`Overgeslagen: het register geeft geen antwoord op de controle van pakketten (${why}).`],
})

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Judges an audit: failed on a high or critical advisory that isn't allowed on `today` (YYYY-MM-DD), skipped without a
 * registry, and failed on output that can't be parsed, so that it isn't mistaken for a good result.
 */
export const judgeAudit = (
  { stdout, stderr, inTime }: AuditOutput,
  allowed: AllowedAdvisories,
  today: string,
): Verdict => {
  if (!inTime) return skipped('geen antwoord binnen de tijd')
  const report = auditReport.safeParse(parsedJson(stdout))
  if (!report.success) {
    const isUnanswered = stdout.trim() === '' && NO_ANSWER.test(stderr)
    return isUnanswered
      ? skipped(reasonIn(stderr))
      : { counts: one.failed, lines: ['De uitkomst van pnpm audit is niet te lezen.', stderr.trim().slice(0, 1_000)] }
  }
  const allowedUntil = new Map(allowed.map(({ advisory, until }) => [advisory, until]))
  const serious = Object.values(report.data.advisories).filter(({ severity }) => SERIOUS.includes(severity))
  const open = serious.filter(({ github_advisory_id }) => (allowedUntil.get(github_advisory_id) ?? '') < today)
  const lines = open.map(({ severity, module_name, findings, title, github_advisory_id, url }) => {
    const until = allowedUntil.get(github_advisory_id)
    const expired = until === undefined ? '' : ` (de uitzondering liep tot ${until})`
    return `${severity}: ${module_name} ${findings.map(({ version }) => version).join(', ')}: ${title}, ${url}${expired}`
  })
  const summary = `${report.data.metadata.totalDependencies} pakketten, ${open.length} ernstig, ${serious.length - open.length} toegestaan`
  return { counts: open.length > 0 ? one.failed : one.passed, lines: [...lines, summary] }
}
