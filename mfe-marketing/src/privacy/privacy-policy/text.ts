import { changesAndContact } from './changes-and-contact.ts'
import { cookies } from './cookies.ts'
import { dataWeKeep } from './data-we-keep.ts'
import { howLong } from './how-long.ts'
import { howWeProtectThem } from './how-we-protect-them.ts'
import { howWeUseThem } from './how-we-use-them.ts'
import { whoGetsThem } from './who-gets-them.ts'
import { whoWeAre } from './who-we-are.ts'
import { yourRights } from './your-rights.ts'
import type { LegalText } from '../legal-text.ts'

export const privacyPolicy: LegalText = {
  tab: 'privacy',
  title: 'Privacybeleid',
  description: 'Welke gegevens er zijn, waar ze staan, hoe lang, en waar je je rechten in het product gebruikt.',
  intro:
    'Wat we met persoonsgegevens doen, in gewone taal. Dit beleid volgt de Algemene verordening gegevensbescherming (AVG).',
  revisedOn: '2026-11-30',
  sectionName: '',
  sections: [
    whoWeAre,
    dataWeKeep,
    howWeUseThem,
    whoGetsThem,
    howWeProtectThem,
    howLong,
    yourRights,
    cookies,
    changesAndContact,
  ],
}
