import type { LegalSection } from '../legal-text.ts'

export const equalTreatment: LegalSection = {
  id: 'gelijk',
  title: 'Gelijke behandeling',
  blocks: [
    'Je selecteert niet op afkomst, huidskleur, geslacht, leeftijd, geloof, politieke voorkeur, seksuele gerichtheid, burgerlijke staat, zwangerschap, handicap of chronische ziekte, en niet op iets wat daar een omweg naar is.',
    'De dienst helpt daarbij. Wat een regel als gevoelig herkent, komt niet in zoeken en matching. Naam, leeftijd en herkomst tellen niet mee in een score; met de ‘Wisseltest’ bij matching zie je dat zelf. Een controle wijst op woorden in een vacature die mensen uitsluiten.',
    'Een regel herkent niet alles. Zie je dat de dienst iemand oneerlijk behandelt, meld het dan: {supportEmail}.',
  ],
}
