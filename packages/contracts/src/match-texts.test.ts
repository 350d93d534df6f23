import { expect, test } from '@jest/globals'
import { matchStages } from './applications.ts'
import { recruitmentAdvice, recruitmentAdviceLabels } from './match-analysis.ts'
import { matchThresholds } from './match-results.ts'
import { messages } from './messages.ts'

/**
 * What specification 2 §8 and §3 say word for word; written out, so that a changed constant doesn't change its own
 * test.
 */
test.each([
  ['vacanciesFailed', 'Er ging iets mis bij het ophalen van de vacatures'],
  ['matchesFailed', 'Kon kandidaten niet ophalen'],
  ['matchingFailed', 'Kon matching niet uitvoeren'],
  ['matchingDataInvalid', 'Ongeldig formaat van matching data'],
  ['candidateCvFailed', 'Kon CV niet ophalen'],
  ['matchScoreFailed', 'Kon match score niet berekenen'],
  ['cvLoadFailed', 'Kon CV niet laden'],
  ['matchAnalysisFailed', 'Er ging iets mis bij het analyseren van het CV'],
  ['matchAnalysisIncomplete', 'Selecteer een vacature en upload een CV'],
  ['cvRefused', 'Upload alstublieft een PDF bestand'],
  ['vacancyNotFound', 'Vacature niet gevonden'],
] as const)('%s says what the specification says', (name, text) => expect(messages).toHaveProperty(name, text))

test('stages, thresholds and the parts of an analysis are those of the specification', () => {
  expect(matchStages).toEqual(['CV Ontvangen', 'Eerste Screening', 'Gesprek Gepland', 'Technische Test', 'Aanbod'])
  expect(matchThresholds).toEqual([65, 75, 85])
  expect(Object.keys(recruitmentAdvice.shape)).toEqual([
    'algemene_analyse',
    'vervolgstappen',
    'interview_vragen',
    'ontwikkelpunten',
    'aandachtspunten',
  ])
  expect(recruitmentAdviceLabels).toEqual({
    algemene_analyse: 'Algemene Analyse',
    vervolgstappen: 'Vervolgstappen',
    interview_vragen: 'Interview Vragen',
    ontwikkelpunten: 'Ontwikkelpunten',
    aandachtspunten: 'Aandachtspunten',
  })
})
