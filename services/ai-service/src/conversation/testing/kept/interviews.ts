import { labelledConversation } from '../labelled-conversation.ts'

/**
 * Invented conversations that were labelled after the rules were written, measured once, and on which no rule was
 * changed.
 */
export const keptInterviews = [
  labelledConversation(
    'makelaardij',
    'sollicitatie',
    `
R: Goedemorgen, neem plaats. Wat trok je aandacht in de advertentie?
K: Dat je zowel binnen als buiten werkt, ik zit niet graag de hele dag.
R: Wat heb je voor opleiding?
K: Hbo vastgoed, in 2018 afgerond in Leeuwarden.
R: Hoe pak je een bezichtiging aan?
K: Ik lees de stukken vooraf en ik vraag eerst wat iemand zoekt.
R!marital-status: Woon je met iemand samen in die wijk?
K!marital-status: Ja, met mijn vriend.
R!family: Speelt er iets met gezinsplannen de komende tijd?
K!family: Daar wil ik het niet over hebben.
R: Kun je op zaterdag werken?
K: Om de week, niet elke zaterdag.
R: Wat moet je minimaal verdienen?
K: Onder de 2.800 begin ik er niet aan.
K!open: Is er een leaseregeling?
R: Daar moet ik het kantoor in Sneek over bellen.
R!agreement: Ik geef je morgen telefonisch antwoord.
K!agreement: Dan stuur ik u vanmiddag nog mijn cijferlijst.
`,
  ),
  labelledConversation(
    'thuiszorg',
    'competentie',
    `
R: We beginnen met omgaan met weerstand. Heb je een cliënt gehad die geen hulp wilde?
K!situation: Een mevrouw in Hengelo liet niemand binnen na het overlijden van haar man.
K!task: Ik had de opdracht om te kijken of ze genoeg at.
K!action: Ik heb elke dag aangebeld, een praatje gemaakt en weer afscheid genomen.
K!result: Na twee weken mocht ik binnen en dronken we samen thee.
R: Wat doe je als een collega een fout maakt met medicatie?
K: Ik meld het meteen en ik vul samen met haar het formulier in.
R!health: Heb je zelf vaak moeten verzuimen de laatste jaren?
K!health: Vorige winter zes weken.
R!religion: Werk je op zondag, of mag dat niet van je geloof?
K!religion: Zondag is voor mij geen werkdag.
R: Hoeveel cliënten had je op een ochtend?
K: Acht tot tien, afhankelijk van de zorgzwaarte.
R!agreement: Vrijdag voor twaalf uur hoor je van ons hoe het verdergaat.
K: Helder.
`,
  ),
]
