import type { AssistantKind } from './kind.ts'

/**
 * Six questions to start with: those of the specification for a vacancy and a candidate, our own for other subjects.
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
    'Wat zijn de belangrijkste taken?',
    'Wat moet iemand kunnen voor deze functie?',
    'Wat staat er over salaris en uren?',
    'Welke arbeidsvoorwaarden worden genoemd?',
    'Hoe ziet het team eruit?',
    'Waarom zou iemand hier willen werken?',
  ],
}
