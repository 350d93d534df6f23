import type { ExplainedField } from './explain-fields.ts'
import type { ExplainedLine } from './explain-lines.ts'

const LONGEST = 100
const MOST_BEATEN = 8

/** Makes a text safe for one line of a terminal, without the file's control characters. */
const short = (text: string): string => {
  const plain = text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1)}…` : plain
}

/** Prints a line, as in `12  p1 10.0 bold  experience  experience.0 head  Verpleegkundige`. */
export const printLine = ({ number, section, use, line }: ExplainedLine): string =>
  [
    String(number).padStart(4),
    `p${String(line.box.page)} ${line.size.toFixed(1)}${line.bold ? ' bold' : ''}`.padEnd(14),
    section.padEnd(14),
    use.padEnd(22),
    `${line.bullet ? '• ' : ''}${short(line.text)}`,
  ].join(' ')

const standing = ({ lines }: ExplainedField): string => (lines.length === 0 ? '' : `, line ${lines.join(', ')}`)

/** Prints a field, as in `name = Sanne de Wit (0.98, line 1): stands or looks like a name, score 6.20`. */
export const printField = (explained: ExplainedField): string =>
  `${explained.field} = ${short(explained.value)} (${explained.confidence.toFixed(2)}${standing(explained)}): ${short(explained.reason)}`

/** A field with the lines that support it and the values it was preferred to. */
export const printFieldInFull = (explained: ExplainedField, lines: readonly ExplainedLine[]): string[] => {
  const beaten = explained.beaten.slice(0, MOST_BEATEN)
  const more = explained.beaten.length - beaten.length
  return [
    printField(explained),
    ...lines.filter(({ number }) => explained.lines.includes(number)).map((line) => `  ${printLine(line)}`),
    ...beaten.map((other) => `  beat ${short(other)}`),
    ...(more > 0 ? [`  and ${String(more)} more`] : []),
  ]
}
