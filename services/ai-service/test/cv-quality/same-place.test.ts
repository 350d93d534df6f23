import { expect, test } from '@jest/globals'
import { samePlace } from './same-place.ts'

test.each([
  ['Lindelaan, 3451 AB Vleuten', 'Vleuten'],
  ['Lange Gasse 4, D-90762 Fürth - Bayern', 'Fürth'],
  ['1423 Pine Street, Portland, OR 97201', 'Portland, OR'],
  ['Nieuwstraat – 9000 Gent', 'Gent, België'],
  ['Assen', 'Assen, Drenthe'],
  ['Kerkstraat, Assen', 'Assen'],
  ['12 Marine Parade, Brighton VIC 3186', 'Brighton VIC'],
  ['Rue de la Paix, Namur', 'Namur'],
  ['Block 9 #08-21, Singapore 570118', 'Singapore'],
  ['Plot 4, Bodija, Ibadan, Oyo State', 'Ibadan'],
  ['3 Quay Walk, Sligo F91 A1B2', 'Sligo'],
  ['ul. Nowa 1/2, 00-950 Radom', 'Radom'],
  ['110 00 Praha', 'Praha'],
  ['Vicolo Uno 2, 40100 Pavia (PV)', 'Pavia'],
  ['9000 Gent (B)', 'Gent'],
  ['600 Akureyri, Iceland', 'Akureyri, Iceland'],
])('%s is %s', (truth, answer) => expect(samePlace(truth, answer)).toBe(true))

test.each([
  ['Lindelaan, 3451 AB Vleuten', 'Lindelaan'],
  ['1423 Pine Street, Portland, OR 97201', 'Salem, OR'],
  ['Gent, België', 'België'],
  ['Kerkstraat, Assen', 'Kerkstraat'],
])('%s is not %s', (truth, answer) => expect(samePlace(truth, answer)).toBe(false))
