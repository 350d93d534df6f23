import { stem } from '../../../chat/retrieval/stem.ts'

/** Words of any advice about any vacancy: they claim nothing that a finding has to support. */
const WORDS = `advies analyse antwoord aanpak aantoonbaar aantonen aangetoond aandacht aandachtspunt aanleiding aansluiten aansluiting achtergrond actueel afspraak afspreken
  bespreken bespreek bevestigen bevestiging bewijs bewijzen bevinding blijken blijkt belangrijk bekijk bekijken beoordelen beoordeling begeleiding begin beroep bereid beschikken bevragen bijlage beide
  certificaat checken check collega concreet controleer controleren curriculum cursus compleet
  deels diploma doorvragen document duidelijk dossier deelnemen doornemen
  echter eigen eerst eis eisen ervaring ervaringen ervaren extra eventueel
  functie functie-eis gebied geldig gedaan gedeeltelijk gelden gesprek gesprekken gevonden gevraagd genoemd gaan gebruik gebruiken gewenst geen gegeven
  hoofd huidig helder hierover indruk informatie informeer interview inschatten inschatting inwerken inzicht invulling inhoud
  kandidaat kennis kennismaking kort kopie komend kansen kennismakingsgesprek
  laten leren leerpunt lijst licht link levert mist missen mogelijk mogelijkheid motivatie maken meenemen meer
  navragen nagaan nalezen nodig niveau notitie noteer onderdeel onderwerp ontbreken ontbreekt ontwikkelen ontwikkeling ontwikkelpunt onderbouwen onderbouwing opleiding opvragen overleg overtuigend oplossen oplossing opgave ontwikkelbaar
  plannen plan passend passen past praktijk praten profiel pluspunt pluspunten positief punt proef proefopdracht periode
  recent referentie registratie relevant rol resultaat recruiter rest reden
  samen scholing situatie sollicitant specifiek spreek sterk stap stel startdatum stuk sluit staan stand
  taak taken team telefonisch toelichten toelichting toetsen training traject toekomst tijdens terug trede toon
  uitleg uitleggen uitnodigen nodig-uit uitvoeren uitvraag vacature vaardigheid vaardigheden verdiepen verhaal verdieping vermelden vermeld vermelding vertellen vervolg vervolgstap voldoen voldaan voldoende volgend voorbeeld voorbeelden voorleggen vraag vragen verder verwacht verslag verbreden versterken verifieer verifiëren verkennen verken
  werk werken werkgever werkzaam werkplek werkwijze weging welk wens zichtbaar zekerheid zoek zelfstandig zwaar zeker
  voldoet voldeed beschikt toont tonen noemt vermeldt beheerst beheersen bezit bezitten sluit komt levert volgt opgedaan bekend vertrouwd ruim ruime zowel volgens hiermee gericht beschrijven aanwezig ontwikkelt bevat waarvan waaruit waardoor omdat doordat hoewel hopelijk meteen gezamenlijk dienst draaien proefdienst controleerde iemand afronden verwachten`
const stems = new Set(WORDS.split(/\s+/).map((word) => stem(word)))

/** Whether a word, by its stem, is one of any advice. */
export const isAdviceStem = (wordStem: string): boolean => stems.has(wordStem)
