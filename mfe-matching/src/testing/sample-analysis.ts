import type { MatchAnalysis } from '@wervio/contracts'
import { detailsOf, ilse } from './fake-matching.ts'

const { requirements, matches, score, made_by } = detailsOf(ilse)

/** An analysis with something in every part, but no points to develop. */
export const sampleAnalysis: MatchAnalysis = {
  match_percentage: 78,
  matching_skills: ['BIG-registratie', 'Indicaties stellen'],
  missing_skills: ['Rijbewijs B'],
  recommendations: {
    algemene_analyse: 'Drie van de vier eisen zijn gevonden.',
    vervolgstappen: ['Vraag naar het rijbewijs', 'Plan een gesprek'],
    interview_vragen: ['Heb je een rijbewijs?'],
    ontwikkelpunten: [],
    aandachtspunten: ['Rijbewijs B niet gevonden'],
  },
  points: score.points,
  maximum: score.maximum,
  requirements,
  matches,
  made_by,
}
