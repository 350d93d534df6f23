import { PlacedCheck } from './placed-check.tsx'
import { ReportFrame } from './report-frame.tsx'
import type { TextPlaces } from './text-places.ts'
import { useTextCheck } from './use-text-check.ts'

type Props = {
  vacancyId: string
  /** Where the vacancy is, as its form says. */
  place: string
  text: string
  /** Null until the text is in the page. */
  places: TextPlaces | null
}

/** The check of a vacancy's text, which stands in the page beside it. */
export const VacancyTextCheck = ({ vacancyId, place, text, places }: Props) => {
  const check = useTextCheck(text, vacancyId, place)
  return places ? (
    <PlacedCheck check={check} places={places} />
  ) : (
    <ReportFrame report={check.report} count={check.findings.length} />
  )
}
