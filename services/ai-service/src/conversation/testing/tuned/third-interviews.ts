import { labelledConversation } from '../labelled-conversation.ts'

/** Invented conversations that measured the rules a second time and then changed them. */
export const thirdInterviews = [
  labelledConversation(
    'installatie',
    'sollicitatie',
    `
R: Dag, kom binnen. Was het te vinden?
K: Ja, ik ken het terrein nog van vroeger.
R: Mooi. Neem ons eens mee door je cv.
K: Ik ben na het vmbo leerling-monteur geworden en inmiddels werk ik negen jaar in de installatietechniek.
K: De laatste vier jaar vooral aan warmtepompen.
R: Wat spreekt je aan in deze baan?
K: Dat ik zelf klussen mag voorbereiden en niet alleen uitvoer.
R: Heb je wel eens een klant gehad die niet wilde betalen?
K: Dat laat ik aan kantoor over.
R!health: Hoe is het met je knieën, heb je daar klachten aan?
K!health: Soms, maar ik heb goede kniebeschermers.
R!age: Mag ik vragen hoe oud je bent?
K!age: Eenenveertig.
R: Welk rijbewijs heb je?
K: B en BE.
R: Hoeveel loon zou je willen?
K: Minimaal 3.300, want minder kan ik niet hebben.
K!open: Hebben jullie ook een studieregeling?
R: Dat moet ik even voor je nagaan.
K: Mag de bus mee naar huis?
R: Ja, alle monteurs nemen de bus mee.
R!agreement: Wij bellen je morgenmiddag om het aanbod door te nemen.
K!agreement: Is goed, dan mail ik je straks mijn certificaten.
`,
  ),
  labelledConversation(
    'basisschool',
    'competentie',
    `
R: We willen graag horen hoe je in de praktijk werkt. Kun je een les beschrijven die helemaal misging?
K!situation: In mijn eerste jaar had ik een rekenles voorbereid voor groep zes, maar het digibord deed het niet.
K!action: Ik heb de klas in groepjes verdeeld en we zijn met fiches gaan rekenen.
K!result: Achteraf vonden ze dat de leukste les van de week.
R: Hoe zorg je dat ouders betrokken blijven?
K: Ik stuur elke vrijdag een kort bericht over wat we hebben gedaan.
R: Vertel over een ouder met wie je het niet eens was.
K!situation: Een vader vond dat zijn zoon te weinig huiswerk kreeg.
K!task: Van mij werd verwacht dat ik dat zelf met hem besprak.
K!action: Ik heb hem uitgenodigd en samen het werk van zijn zoon bekeken.
K!result: Daarna heeft hij er niet meer over geklaagd en kwam hij helpen bij het lezen.
R!religion: Wij zijn een openbare school, maar ben jij zelf christelijk opgevoed?
K!religion: Ja, maar ik doe er niets meer mee.
R!family: En kun je met je eigen kinderen thuis wel vijf dagen werken?
K!family: Mijn man is op woensdag vrij.
R: Heb je ervaring met kinderen met dyslexie?
K: Ja, ik heb vorig jaar de training gevolgd.
R!agreement: Je hoort eind deze week of we je uitnodigen voor een proefles.
K: Dank je.
`,
  ),
  labelledConversation(
    'magazijn',
    'sollicitatie',
    `
R: hallo wat heb je hiervoor gedaan
K: orderpicken bij een webwinkel twee jaar lang en daarvoor de bediening
R: werk je liever alleen of in een groep
K: in een groep dan gaat de tijd sneller
R!orientation: ben je homo of hetero
K!orientation: dat hoef ik niet te zeggen toch
R: kun je zwaar tillen
K: ja tot vijfentwintig kilo dat doe ik nu ook
R!criminal-record: ben je wel eens met de politie in aanraking geweest
K!criminal-record: nee nooit
R: wat voor contract zoek je
K: het liefst vast maar een jaar is ook goed
K!open: hoe lang is de pauze
R: geen idee dat vraag ik na
R!agreement: ik stuur je vanavond het adres en dan kom je maandag om zeven uur meelopen
K: top tot maandag
`,
  ),
  labelledConversation(
    'marketing',
    'competentie',
    `
R: Ik ben benieuwd naar je manier van plannen. Wanneer moest je ineens alles omgooien?
K!situation: Twee weken voor een beurs haakte onze drukker af.
K!task: Als projectleider moest ik zorgen dat het materiaal er kwam.
K!action: Ik heb drie offertes opgevraagd en de oplage kleiner gemaakt.
K!result: We stonden er met alles wat nodig was, binnen budget.
R: Waar loop je in samenwerking tegenaan?
K: Ik vind het lastig als afspraken niet worden nagekomen.
R!marital-status: Je verhuist naar Utrecht, doe je dat samen met een partner?
K!marital-status: Met mijn vriendin, ja.
R: Wanneer zou je kunnen starten?
K: Op 1 september, eerder niet.
R!earlier-pay: En wat staat er nu op je loonstrook?
K!earlier-pay: Daar praat ik liever niet over.
K!open: Hoe ziet de bonusregeling eruit?
R: Die ken ik niet uit mijn hoofd, daar kom ik schriftelijk op terug.
R!agreement: Ik zet onze afspraken vanmiddag voor je op de mail.
K!agreement: Dan lever ik de casus voor donderdag in.
`,
  ),
]
