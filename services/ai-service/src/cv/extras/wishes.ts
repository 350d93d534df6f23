import { patternOf } from '../lexicon/lexicon.ts'
import { labelled } from '../labels.ts'
import { CERTAIN_SEPARATOR, isOwn, piecesOf, type LinePiece } from '../pieces.ts'
import { readOn, readOver } from '../quote-boxes.ts'
import type { FieldReading } from '../field-reading.ts'
import type { CvSection } from '../sections/sections.ts'

type Wish = 'availability' | 'notice_period' | 'salary_wish' | 'hours'

const LONGEST = 100
const MOST_LINES = 3
const HOURS = /\b\d{1,2}(?:\s?(?:[-–/]|tot|à)\s?\d{1,2})?\s?(?:uur|uren|hours)(?: per week)?/iu

/** For each wish: its label, the form of a value behind the label, and its wording in running text. */
const labelOf = (group: string) => new RegExp(String.raw`^${patternOf('wishes', group)}(?![\p{L}])`, 'iu')

const rules: Record<Wish, { label: RegExp; value: RegExp; wording: RegExp }> = {
  availability: {
    label: labelOf('availability'),
    value:
      /per direct|direct|onmiddellijk|in overleg|immediate|vanaf|per |from |\d|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|fulltime|parttime|uur|dag|avond|weekend|ochtend|morning|evening/iu,
    wording:
      /\b(?:(?:per direct|direct|onmiddellijk|immediately) (?:beschikbaar|inzetbaar|available)|(?:beschikbaar|inzetbaar|available) (?:per direct|immediately|(?:vanaf|per|from) [\p{L}\d ]{3,25}))/iu,
  },
  notice_period: {
    label: labelOf('notice'),
    value: /\d|een|één|twee|drie|geen|none|maand|week|weken|month|one|two|three|direct/iu,
    wording:
      /\b(?:(?:\d{1,2}|een|één|twee|drie|vier|one|two|three|geen) ?(?:kalender)?(?:maand(?:en)?|we(?:e)?k(?:en)?|months?'?|weeks?'?)? (?:opzegtermijn|notice(?: period)?)|opzegtermijn (?:van )?(?:\d{1,2}|een|één|twee|drie|vier) (?:maand(?:en)?|we(?:e)?k(?:en)?)|notice period of (?:\d{1,2}|one|two|three) (?:months?|weeks?))/iu,
  },
  salary_wish: {
    label: labelOf('salary'),
    value: /€|eur|\d{3,}|\d[.,]\d{3}|\d{1,3}\s?k\b|in overleg|negotiable|cao|schaal/iu,
    wording:
      /(?:salaris(?:wens|indicatie)?|gewenst salaris|salary)[^€\d]{0,40}((?:€|EUR)\s?\d[\d.,]{1,9}(?:,-)?(?:\s?(?:[-–]|tot|à)\s?(?:€\s?)?\d[\d.,]{2,9}(?:,-)?)?(?: (?:bruto|netto|gross))?(?: (?:per|p\.?) ?(?:maand|m\.?|jaar|uur|month|year))?)/iu,
  },
  hours: {
    label: labelOf('hours'),
    value: /\d|full.?time|part.?time|voltijd|deeltijd/iu,
    wording:
      /\b(?:(?:beschikbaar (?:voor )?|available (?:for )?|op zoek naar [\p{L} ]{0,30}(?:van|voor) |ik zoek [\p{L} ]{0,40}(?:van|voor) |inzetbaar (?:voor )?)((?:\d{1,2}\s?(?:[-–/]|tot|à)\s?)?\d{1,2}\s?(?:uur|uren|hours|u)(?: per week| p\/w| pw| a week)?)|(\d{1,2}\s?(?:[-–/]|tot|à)\s?\d{1,2}\s?(?:uur|uren|hours)(?: per week| p\/w)?)(?= beschikbaar))/iu,
  },
}

/** The text of a section whose heading is the label: 'Beschikbaarheid'. */
const underHeading = (label: RegExp, sections: readonly CvSection[]): FieldReading<string> | null => {
  const section = sections.find(
    ({ heading, lines }) =>
      heading !== null && heading.text.length < 40 && label.test(heading.text) && lines.length > 0,
  )
  const value = section?.lines
    .slice(0, MOST_LINES)
    .map(({ text }) => text)
    .join(', ')
  return section && value && value.length <= LONGEST ? readOver(section.lines.slice(0, MOST_LINES), value, 0.9) : null
}

const readWish = (
  wish: Wish,
  pieces: readonly LinePiece[],
  sections: readonly CvSection[],
): FieldReading<string> | null => {
  const { label, value, wording } = rules[wish]
  const personalLines = pieces.filter(
    ({ kind }) =>
      kind === 'header' ||
      kind === 'personal' ||
      kind === 'summary' ||
      kind === 'other' ||
      kind === 'skills' ||
      kind === 'certificates' ||
      kind === 'interests' ||
      kind === 'languages',
  )
  const [valueBehindLabel] = labelled(personalLines, label).filter(
    (labelValue) =>
      value.test(labelValue.value) && labelValue.value.length <= LONGEST && !/^\d{4}\s*[-–]/.test(labelValue.value),
  )
  if (valueBehindLabel) return readOn(valueBehindLabel.at.line, valueBehindLabel.value, valueBehindLabel.value, 0.95)
  const readingUnderHeading = underHeading(label, sections)
  if (readingUnderHeading) return readingUnderHeading
  for (const piece of personalLines) {
    const match = wording.exec(piece.text.slice(0, 1_000))
    if (!match) continue
    const words = match[1] ?? match[2] ?? match[0]
    return readOn(piece.line, words, words, isOwn(piece) ? 0.85 : 0.75)
  }
  return null
}

const NOTICE = new RegExp(patternOf('wishes', 'notice'), 'iu')
const NOTICE_TIME =
  /(?:geen|een|één|twee|drie|vier|zes|one|two|three|\d{1,2})\s?(?:kalender)?(?:maand|week|weken|month|week)/iu

/** The parts of a value between commas that `isWanted` accepts; null when it accepts none. */
const partsOf = (
  reading: FieldReading<string> | null,
  isWanted: (part: string) => boolean,
): FieldReading<string> | null => {
  if (!reading || !reading.value.includes(',')) return reading
  const values = reading.value.split(/,+\s*/).filter((part) => part.trim() !== '' && isWanted(part))
  return values.length === 0 ? null : { ...reading, value: values.join(', ') }
}

/** When the candidate can begin, their notice period, salary wish and hours, in the words of the CV. */
export const readWishes = (
  lines: readonly LinePiece[],
  sections: readonly CvSection[],
): Record<Wish, FieldReading<string> | null> => {
  const pieces = piecesOf(lines, CERTAIN_SEPARATOR)
  const availability = readWish('availability', pieces, sections)
  const hours = HOURS.exec(availability?.value ?? '')?.[0]
  return {
    availability: partsOf(availability, (part) => !NOTICE.test(part) && HOURS.exec(part)?.[0] !== part.trim()),
    notice_period: partsOf(readWish('notice_period', pieces, sections), (part) => NOTICE_TIME.test(part)),
    salary_wish: readWish('salary_wish', pieces, sections),
    hours:
      readWish('hours', pieces, sections) ??
      (availability && hours ? { ...availability, value: hours, quote: hours, confidence: 0.8 } : null),
  }
}
