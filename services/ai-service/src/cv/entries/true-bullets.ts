import type { Row } from './row.ts'

const mostFrequent = (styles: readonly string[]): string | undefined => {
  const groups = [...Map.groupBy(styles, (style) => style)]
  return groups.reduce<readonly [string, number] | undefined>(
    (most, [style, { length }]) => (!most || length > most[1] ? [style, length] : most),
    undefined,
  )?.[0]
}

const isPlain = (row: Row | undefined) => row !== undefined && !row.bullet

/**
 * Takes the bullet off heads, as on a time line: bullets in another style than those of running text mark heads, not
 * text.
 */
export const trueBullets = (rows: readonly Row[]): readonly Row[] => {
  const bullets = rows.filter(({ bullet }) => bullet)
  const usual = mostFrequent(bullets.map(({ style }) => style))
  if (usual === undefined) return rows
  const allLead =
    usual.includes('lead') &&
    bullets.length > 1 &&
    rows.every(({ bullet }, index) => !bullet || isPlain(rows[index + 1]))
  const bulletsMarkText =
    (allLead || usual.includes('bold')) &&
    rows.some(({ style, bullet }) => !bullet && style !== usual && !style.includes('bold'))
  return rows.map((row) =>
    row.bullet && (bulletsMarkText ? row.style === usual : row.style !== usual && standsOut(row, usual))
      ? { ...row, bullet: false }
      : row,
  )
}

/** True for bold or larger type. */
const standsOut = (row: Row, usual: string) =>
  (row.style.includes('bold') && !usual.includes('bold')) || Number.parseFloat(row.style) > Number.parseFloat(usual)
