import type { LegalSection } from '../legal-text.ts'

export const scope: LegalSection = {
  id: 'toepassing',
  title: 'Wanneer deze voorwaarden gelden',
  blocks: [
    'Deze voorwaarden gelden voor elk gebruik van de dienst, ook in de proefperiode en in de bèta. Je gebruikt de dienst voor je beroep of bedrijf.',
    'Eigen voorwaarden van jou gelden alleen als we dat samen hebben opgeschreven. Is een artikel niet geldig, dan blijven de andere gelden.',
  ],
}
