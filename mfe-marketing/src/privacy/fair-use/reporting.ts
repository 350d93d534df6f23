import type { LegalSection } from '../legal-text.ts'

export const reporting: LegalSection = {
  id: 'melden',
  title: 'Misbruik melden',
  blocks: [
    'Zie je gebruik dat hier niet bij past, of ben je kandidaat en vind je dat er iets niet klopt? Mail {supportEmail}, of {privacyEmail} als het om je gegevens gaat. Zeg wat je zag en wanneer.',
    'We vertellen niet aan anderen wie iets meldde, tenzij de wet dat vraagt. Wie te goeder trouw meldt, heeft daar geen last van. Een lek in de beveiliging meld je op hetzelfde adres; geef ons de tijd om het te herstellen voor je erover schrijft.',
  ],
}
