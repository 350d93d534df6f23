import { account } from './account.ts'
import { ai } from './ai.ts'
import { availability } from './availability.ts'
import { changes } from './changes.ts'
import { data } from './data.ts'
import { definitions } from './definitions.ts'
import { ending } from './ending.ts'
import { forceMajeure } from './force-majeure.ts'
import { intellectualProperty } from './intellectual-property.ts'
import { law } from './law.ts'
import { liability } from './liability.ts'
import { prices } from './prices.ts'
import { scope } from './scope.ts'
import { trial } from './trial.ts'
import { use } from './use.ts'
import type { LegalText } from '../legal-text.ts'

export const userTerms: LegalText = {
  tab: 'terms',
  title: 'Gebruikersvoorwaarden',
  description: 'De afspraken over je account, de proefperiode, prijzen, opzeggen en aansprakelijkheid.',
  intro: 'De afspraken tussen jou en ons, in vijftien artikelen.',
  revisedOn: '2026-11-30',
  sectionName: 'Artikel',
  sections: [
    definitions,
    scope,
    account,
    trial,
    prices,
    ending,
    use,
    data,
    ai,
    intellectualProperty,
    availability,
    liability,
    forceMajeure,
    changes,
    law,
  ],
}
