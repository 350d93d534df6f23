const MONTH =
  '(?:jan|gen|feb|fév|fev|ene|mrt|maa|mar|mär|apr|avr|abr|mei|may|mai|mag|jun|juin|giu|jul|juil|lug|aug|aoû|ago|sep|set|okt|oct|out|ott|nov|dec|dez|déc|dic)\\p{L}{0,7}\\.?'

/** Source of a pattern: a whole date, with its month in digits or in words of six languages. */
export const FULL_DATE = `(?:\\d{1,2}(?:st|nd|rd|th|e|er|\\.)?(?:[\\s./-]{1,3}|\\sde\\s)(?:\\d{1,2}|${MONTH})(?:[\\s./,'’-]{1,3}|\\sde\\s)(?:\\d{4}|\\d{2})|${MONTH}\\s?\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}|\\d{4}-\\d{2}-\\d{2})(?!\\d)`
