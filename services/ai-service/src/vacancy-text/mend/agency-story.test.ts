import { expect, test } from '@jest/globals'
import { withoutSecretClient } from './agency-story.ts'

test.each([
  [
    'Smit Bouw is een hecht bedrijf. Bij Smit Bouw eet je samen.',
    'Onze opdrachtgever is een hecht bedrijf. Bij onze opdrachtgever eet je samen.',
  ],
  ['Metaalwerken Peeters bestaat sinds 1970', 'Onze opdrachtgever bestaat sinds 1970'],
  ['De sfeer is goed. Iedereen is welkom.', 'De sfeer is goed. Iedereen is welkom.'],
  ['Kadans is er voor je', 'Kadans is er voor je'],
])('%s: %s', (story, written) => expect(withoutSecretClient(story, 'Kadans Interim')).toBe(written))
