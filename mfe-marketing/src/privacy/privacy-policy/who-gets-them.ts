import type { LegalSection } from '../legal-text.ts'

export const whoGetsThem: LegalSection = {
  id: 'delen',
  title: 'Met wie we ze delen',
  blocks: [
    'Gegevens van een organisatie ziet alleen die organisatie. Collega’s met een account in dezelfde organisatie zien elkaars vacatures en kandidaten, met de mails aan hen. Je agenda en je gesprekken met de assistent zijn van jou alleen.',
    'Standaard leest, schrijft en rekent {name} zelf, op de eigen server. Deze partijen komen er alleen bij als ze zijn ingesteld of als je ze zelf koppelt:',
    [
      'Inloggen gaat via Firebase Authentication van Google, of via ingebouwd inloggen op de server zelf als er geen Firebase-project is ingesteld.',
      'Een taalmodel van een ander schrijft teksten en leest CV’s, als de beheerder dat heeft ingesteld. Het krijgt de tekst zonder wat als gevoelig is herkend. Bij elk antwoord staat welk model het maakte.',
      'Een dienst die spraak omzet in tekst, als de beheerder dat heeft ingesteld. Die krijgt het geluid van een gesprek. Anders gebeurt dat op de eigen server.',
      'Microsoft 365, als jij je agenda of Teams koppelt. Je kunt die koppeling in de agenda weer verbreken.',
      'Een mailserver, als mail is ingesteld. Anders opent een mail in je eigen mailprogramma.',
    ],
    'Firebase en Microsoft kunnen gegevens buiten de Europese Economische Ruimte verwerken, onder hun eigen afspraken daarover. Verder geven we alleen iets als de wet ons daartoe verplicht.',
  ],
}
