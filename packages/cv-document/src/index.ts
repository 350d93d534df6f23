/**
 * The model of a CV as a document. What makes one has an entry of its own (`/pdf`, `/docx`, `/doc`, `/recogniser`), so
 * that a process loads only the readers it uses, and pdf.js after `countInflatedBytes` of `/inflate-budget`.
 */
export type { Box, CvDocument, CvLine, CvLink, CvPage, CvRegion, CvSpan, DoubtfulWord } from './cv-document.ts'
export { onPaper } from './scan/on-paper.ts'
export { UnreadableCv } from './unreadable-cv.ts'
