const MOST = 3

/** At most three warnings: who has to read more reads none. The last one says how many there were besides. */
export const capWarnings = (warnings: readonly string[]): string[] => {
  const distinct = [...new Set(warnings)]
  if (distinct.length <= MOST) return distinct
  const shownWarnings = distinct.slice(0, MOST - 1)
  return [
    ...shownWarnings,
    `Nog ${distinct.length - shownWarnings.length} opmerkingen zoals deze: kijk de tekst helemaal na.`,
  ]
}
