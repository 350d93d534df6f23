import type { AssistantKind } from './kind.ts'

/**
 * Six questions to start with: those of the specification for a vacancy and a candidate, our own for other subjects.
 * Those of `general` have an answer on an empty form too.
 */
export const suggestedQuestions: Record<AssistantKind, readonly string[]> = {
  vacancy: [
    'Wat zijn de essentiële technische vaardigheden?',
    'Wat zijn de cruciale soft skills?',
    'Wat zijn de belangrijkste uitdagingen?',
    'Welk type kandidaat past het best?',
    'Welke groeimogelijkheden zijn er?',
    'Wat maakt deze vacature uniek?',
  ],
  candidate: [
    'Wat zijn de sterke punten van deze kandidaat?',
    'Welke relevante werkervaring heeft deze kandidaat?',
    'Welke vaardigheden en competenties heeft deze kandidaat?',
    'Wat zijn de startdatum en het gewenste salaris?',
    'Wat is de motivatie van deze kandidaat?',
    'Waarom is dit de beste kandidaat?',
  ],
  general: [
    'Wat ontbreekt er nog in mijn vacature?',
    'Hoe kies ik een goede vacaturetitel?',
    'Hoe schrijf ik een goede intro?',
    'Hoe bereid ik een gesprek voor?',
    'Wat mag ik niet vragen in een gesprek?',
    'Hoe wijs ik iemand netjes af?',
  ],
}
