import type { LegalSection } from '../legal-text.ts'

export const howWeUseThem: LegalSection = {
  id: 'gebruik',
  title: 'Waarvoor we ze gebruiken',
  blocks: [
    'We gebruiken gegevens voor wat je vraagt en voor niets anders: geen advertenties, geen verkoop, geen profielen van bezoekers. We trainen er geen modellen mee, tenzij een organisatie ons bij Enterprise zelf vraagt om een eigen model.',
    [
      'Een account en wat je erin doet: om de overeenkomst met je uit te voeren.',
      'Een bericht van het contactformulier: om je te antwoorden. Dat is ons gerechtvaardigd belang, en het jouwe.',
      'Tellen hoeveel iemand vraagt: om de dienst veilig en bereikbaar te houden. Ook dat is een gerechtvaardigd belang.',
      'Sessies, tweestapsverificatie en het logboek: om accounts en gegevens te beveiligen, en om te kunnen laten zien wie ze zag. Dat is een gerechtvaardigd belang van ons en van de organisatie.',
      'Het adres van iemand die wordt uitgenodigd: om de uitnodiging aan die persoon te geven. Dat is een gerechtvaardigd belang van de organisatie.',
      'Gegevens van kandidaten: omdat de organisatie van de recruiter ons dat opdraagt. Zij heeft daar een eigen grondslag voor. Voor een opname en voor een jaar bewaren is dat toestemming.',
    ],
    'Een score is een som die je kunt narekenen: uit de eisen van de vacature, wat in het CV en het profiel staat, en wat een recruiter uit een gesprek of een notitie als bewijs bevestigde. Naam, leeftijd en herkomst tellen niet mee. {name} wijst niemand af en neemt niemand aan: over een kandidaat besluit een mens, met een reden die wordt bewaard.',
  ],
}
