/** A list mark at the start of a line: a bullet, a picture, a dash, or a number or letter with a stop or bracket. */
export const LINE_MARK =
  /^(?:[•·▪◦‣●○■□➢➤✓✔☑✅►▶→»⁃∙§▫◆◇‐⇒→›✗]\ufe0f?\s*|>{1,3}\s*(?=\p{L})|\p{Extended_Pictographic}\ufe0f?\s+(?=\S)|[-–—*+](?:\s+|(?=\p{L}))|\*(?=\d)|o\s(?=\p{L})|\(?\d{1,2}[.)]\s+(?=\D)|\d{1,2}\)\s+|[a-z]\)\s+)/u

export const isMarked = (line: string): boolean => LINE_MARK.test(line)
export const withoutMark = (line: string): string => line.replace(LINE_MARK, '').trim()

const clean = (parts: string[]) => parts.map((part) => part.trim()).filter((part) => part !== '')

const numbered = (line: string): string[] => {
  const parts = line.split(/(?:^| )\(?(\d{1,2})[.)] (?=\D)/)
  const numbers = parts.filter((_, index) => index % 2 === 1).map(Number)
  const inOrder = numbers.length > 1 && numbers.every((number, index) => number === index + 1)
  return inOrder && parts[0]?.trim() === '' ? clean(parts.filter((_, index) => index % 2 === 0)) : []
}

/**
 * The parts of a list typed on one line with marks: '• a • b', '- a - b', '1. a 2. b', 'a | b'; empty when it is none.
 */
export const splitInlineMarks = (line: string): string[] => {
  const bullets = clean(line.split(/ *[•·▪●►✓✔➢]\ufe0f? */))
  if (bullets.length > 1) return bullets
  const dashes = /^[-–*] /.test(line) ? clean(line.slice(1).split(/ [-–*] /)) : []
  if (dashes.length > 1) return dashes
  const stars = clean(line.split(/ \* /))
  if (stars.length > 2) return stars
  const pipes = clean(line.split(/ \| (?![^()]*\))/))
  if (pipes.length > 1) return pipes
  // Slashes in brackets part what is between them: 'vragen (telefoon / mail / balie)'.
  const slashes = clean(line.split(/ \/ (?![^()]*\))/))
  // 'Diploma A / B / C, EHBO': single words between slashes are a choice where commas part the list.
  const isChoice = line.includes(', ') && slashes.filter((part) => !part.includes(' ')).length > 1
  return slashes.length > 2 && !isChoice ? slashes : numbered(line)
}
