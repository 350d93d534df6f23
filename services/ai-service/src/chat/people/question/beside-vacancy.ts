/** What a question compares with what the vacancy offers, and which side of it is meant. */
export type BesideVacancy = { field: 'salary_wish' | 'hours'; side: 'above' | 'within' | 'below' }

const WE = String.raw`(?:(?:we|wij|ik|men|jullie|de klant|de opdrachtgever|(?:de|het|onze|ons|deze|die) (?:max\w*|bovengrens|schaal|loonschaal|salaris|salarisschaal|budget|loon|vacature|functie|bod|aanbod|range|vork|plafond)|er (?:in|wordt)))`
const OURS = String.raw`(?:de|het|onze|ons|deze|die|mijn) (?:\w+ )?(?:schaal|loonschaal|salarisschaal|salaris|budget|loon|max\w*|bovengrens|range|vork|loonvork|plafond|bod|aanbod|limiet)`

const ABOVE_PAY = new RegExp(
  [
    String.raw`\b(?:meer|hoger|duurder)(?: \w+){0,2} dan ${WE}\b`,
    String.raw`\b(?:boven|buiten|hoger dan) ${OURS}\b`,
    String.raw`\bniet (?:binnen|in|onder) ${OURS}\b`,
    String.raw`\b(?:te duur|onbetaalbaar|te hoge? (?:looneis|salariseis|salariswens|wens|loon|salaris)|vraagt te veel|te veel vraagt|niet (?:kunnen )?betalen|niet betaalbaar)\b`,
  ].join('|'),
)
const WITHIN_PAY = new RegExp(
  [
    String.raw`\b(?:binnen|onder) ${OURS}\b|\bin (?:de|onze|deze|die) (?:loon|salaris)?(?:schaal|range|vork)\b`,
    String.raw`\b(?:betaalbaar|niet te duur)\b`,
    String.raw`\b(?:kunnen|kan) (?:we|wij|ik) (?:ons )?(?:wel )?(?:betalen|permitteren)\b`,
  ].join('|'),
)
const MORE_HOURS = /\bmeer (?:uren|uur|dagen) (?:\w+ )?dan (?:we|wij|ik|men|er|de|het|in|onze)\b/
const FEWER_HOURS = /\bminder (?:uren|uur|dagen) (?:\w+ )?dan (?:we|wij|ik|men|er|de|het|in|onze)\b/
const NOT_TOO_DEAR = /\bniet te duur\b/

/** 'Wie vraagt meer dan wij bieden?', 'wie valt binnen de schaal?'; null for any other question. Folded text. */
export const besideVacancyIn = (text: string): BesideVacancy | null => {
  if (MORE_HOURS.test(text)) return { field: 'hours', side: 'above' }
  if (FEWER_HOURS.test(text)) return { field: 'hours', side: 'below' }
  if (ABOVE_PAY.test(text) && !NOT_TOO_DEAR.test(text)) return { field: 'salary_wish', side: 'above' }
  return WITHIN_PAY.test(text) ? { field: 'salary_wish', side: 'within' } : null
}
