import { MONTH_NAME } from '../dates/month-names.ts'

/** Source of a pattern: a whole date, with its month in digits or in words of six languages. */
export const FULL_DATE = `(?:\\d{1,2}(?:st|nd|rd|th|e|er|\\.)?(?:[\\s./-]{1,3}|\\sde\\s)(?:\\d{1,2}|${MONTH_NAME})(?:[\\s./,'’-]{1,3}|\\sde\\s)(?:\\d{4}|\\d{2})|${MONTH_NAME}\\s?\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}|\\d{4}-\\d{2}-\\d{2})(?!\\d)`
