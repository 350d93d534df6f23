import { expect, test } from '@jest/globals'
import { isReference } from './references.ts'

test.each([
  'zie tekst',
  'Zie uren',
  'zie personeelsgids!',
  'zie boven',
  'zie hieronder',
  'idem',
  'idem als hierboven',
  'cfr. bijlage',
  'cf. functieprofiel',
  'zie bijlage',
  'staat in de tekst',
  'staat al bij taken',
  'zelfde als vorige vacature',
  'zie vorige',
  '(zie mail)',
  'as above',
  'see above',
  'zie ons intranet',
  'reeds vermeld',
  'zie onze brochure',
])('%s points elsewhere', (words) => expect(isReference(words)).toBe(true))

test.each([
  'zie je graag groeien',
  'ziekenhuiservaring',
  'identiteit controleren',
  'als team',
  'conform cao',
  'hetzelfde loon voor iedereen',
  'teksten schrijven',
  'Je staat in de winkel',
  'in de bijlage staan de taken van de functie in detail',
])('%s says something', (words) => expect(isReference(words)).toBe(false))
