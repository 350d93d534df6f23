import { useMemo, useState } from 'react'
import { wordingOf } from './ignored-wordings.ts'
import { createNumbering } from './numbered-findings.ts'
import { useIgnoredWordings } from './use-ignored-wordings.ts'
import { useTextReport } from './use-text-report.ts'

/** The check of a vacancy's text, without what its recruiter ignores. It may be about an earlier text. */
export const useTextCheck = (text: string, vacancyId: string, place: string) => {
  const latest = useTextReport(text, place)
  const { wordings, ignore, restore } = useIgnoredWordings(vacancyId)
  const [number] = useState(createNumbering)
  const allFindings = useMemo(() => (latest ? number(latest.text, latest.report.findings) : []), [latest, number])
  const findings = useMemo(() => {
    const ignored = new Set(wordings)
    return allFindings.filter((finding) => !ignored.has(wordingOf(finding)))
  }, [allFindings, wordings])
  return {
    report: latest?.report ?? null,
    /** The text the report is about; null before the first report. */
    checkedText: latest?.text ?? null,
    /** In the order of the text; what is missing comes last. */
    findings,
    ignoredCount: allFindings.length - findings.length,
    ignore,
    /** Shows what is ignored in this text again. */
    restore: () => restore(allFindings),
  }
}
export type TextCheck = ReturnType<typeof useTextCheck>
