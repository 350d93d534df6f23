import { accessibility } from './accessibility.ts'
import { changes } from './changes.ts'
import { enforcement } from './enforcement.ts'
import { equalTreatment } from './equal-treatment.ts'
import { forbiddenUse } from './forbidden-use.ts'
import { limits } from './limits.ts'
import { permittedUse } from './permitted-use.ts'
import { purpose } from './purpose.ts'
import { reporting } from './reporting.ts'
import type { LegalText } from '../legal-text.ts'

export const fairUse: LegalText = {
  tab: 'fairuse',
  title: 'Fair use policy',
  description: 'Wat wel en niet mag, welke grenzen er zijn, en hoe je misbruik meldt.',
  intro: 'Zo blijft de dienst eerlijk, voor recruiters en voor kandidaten.',
  revisedOn: '2026-11-30',
  sectionName: '',
  sections: [
    purpose,
    permittedUse,
    forbiddenUse,
    limits,
    equalTreatment,
    accessibility,
    reporting,
    enforcement,
    changes,
  ],
}
