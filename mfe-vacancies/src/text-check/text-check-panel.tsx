import { useState } from 'react'
import { FindingItem } from './finding-item.tsx'
import { FIRST_FINDINGS, sortFindings } from './finding-order.ts'
import { ReportFrame } from './report-frame.tsx'
import { useTextReport } from './use-text-report.ts'

export type TextCheckPanelProps = {
  /** Plain text; offsets handed back are UTF-16 code units of it. */
  text: string
  /** Puts `replacement` in the place of a stretch; without it the panel only advises. */
  onReplace?: (start: number, end: number, replacement: string) => void
  /** Shows a stretch where it stands. */
  onSelect?: (start: number, end: number) => void
}

/**
 * The check of a text in a plain field, where nothing can be underlined: what leaves people out, what is missing and
 * what reads hard, each with a way out.
 */
export const TextCheckPanel = ({ text, onReplace, onSelect }: TextCheckPanelProps) => {
  const latest = useTextReport(text)
  const [showsAll, setShowsAll] = useState(false)
  const findings = latest ? sortFindings(latest.report.findings) : []
  // A report on an older text points at places that have moved.
  const isCurrent = latest?.text === text
  const visibleFindings = showsAll ? findings : findings.slice(0, FIRST_FINDINGS)
  return (
    <ReportFrame
      report={latest?.report ?? null}
      count={findings.length}
      onShowAll={visibleFindings.length < findings.length ? () => setShowsAll(true) : undefined}
    >
      {visibleFindings.map((finding, index) => (
        <FindingItem
          key={`${finding.category}-${finding.quote}-${index}`}
          finding={finding}
          onReplace={
            onReplace && isCurrent && finding.rewrite !== null
              ? () => onReplace(finding.start, finding.end, finding.rewrite ?? '')
              : undefined
          }
          onSelect={onSelect && isCurrent ? () => onSelect(finding.start, finding.end) : undefined}
        />
      ))}
    </ReportFrame>
  )
}
