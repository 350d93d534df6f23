const MARK = /\?["'”’)]*$/

/** Whether a sentence has the mark of a question, which may stand inside a quote or brackets. */
export const hasQuestionMark = (sentence: string): boolean => MARK.test(sentence)
