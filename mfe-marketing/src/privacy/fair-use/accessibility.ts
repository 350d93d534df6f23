import type { LegalSection } from '../legal-text.ts'

export const accessibility: LegalSection = {
  id: 'toegankelijk',
  title: 'Toegankelijkheid',
  blocks: [
    '{name} wordt gemaakt volgens WCAG 2.2, niveau AA: met het toetsenbord te bedienen, leesbaar voor een schermlezer, in licht en donker met genoeg contrast, en zonder beweging als je dat in je apparaat hebt ingesteld.',
    'Lukt iets toch niet, schrijf ons dan welke pagina het is en wat je gebruikt: {supportEmail}. Je krijgt binnen één werkdag antwoord.',
    'Houd ook je eigen werving toegankelijk: bied een andere weg aan wie niet kan bellen, komen of worden opgenomen. Een gesprek zonder opname telt net zo zwaar.',
  ],
}
