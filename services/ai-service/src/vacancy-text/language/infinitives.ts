/** Verbs of work, without their separable parts. */
const VERBS = new Set(
  `begeleiden bedienen bouwen opbouwen helpen zorgen verzorgen maken schrijven bewaken beheren bijhouden onderhouden voeren uitvoeren
  opstellen opzetten opvolgen oplossen ontwikkelen ontwerpen testen bakken koken snijden bereiden voorbereiden schoonmaken poetsen
  wassen aankleden verplegen geven lesgeven nakijken verkopen inkopen kopen bellen beantwoorden afhandelen verwerken verbeteren
  vervangen verhelpen plaatsen leggen metselen timmeren lassen monteren draaien frezen meten nameten inmeten rijden laden lossen
  verzenden verzamelen orderpicken vullen bijvullen aanvullen inrichten plannen inplannen werken samenwerken leiden aansturen
  verlenen bieden aanbieden leveren afleveren afnemen opnemen aannemen nemen deelnemen meedenken denken bespreken overleggen
  vertalen vertellen uitleggen ondersteunen verstrekken vergunnen toetsen beoordelen behandelen bemiddelen bewerken bezoeken
  onderzoeken zoeken werven vinden binden vergroten verhogen verlagen verminderen voorkomen ontvangen verwelkomen serveren inschenken
  uitserveren opdienen tappen afrekenen tellen invoeren boeken inboeken betalen controleren opleveren opruimen inpakken verpakken
  stapelen sorteren scannen wegen mengen graven snoeien planten maaien schilderen stukadoren tegelen isoleren boren slijpen bedraden
  aansluiten aanleggen afwerken afstellen instellen opmeten storten vlechten slopen hijsen lezen opstarten bewaren bereiken
  bevorderen bedenken bepalen bijwerken bijsturen zetten stellen vaststellen opsporen handhaven toezien houden dragen overdragen
  bijdragen aanvragen vragen vastleggen verantwoorden verdedigen procederen vertegenwoordigen opleiden inwerken trainen coachen
  spelen stimuleren signaleren vervoeren brengen ophalen bezorgen keuren registreren factureren rapporteren presenteren
  krijgen worden meedoen verduurzamen versterken voorzitten optimaliseren stofzuigen dweilen legen lopen groeien behouden
  wonen laten kleuren mangelen vouwen voegen kitten melken oogsten vegen kuisen knippen föhnen wassen zagen spuiten verdubbelen voelen bestrijden uitladen picken checken tillen sjouwen kneden strooien ophangen voorbewerken tekenen plooien vijlen lijmen draperen dekken kassieren verwijderen aanspreken bijstellen schoffelen wieden harken bestraten indienen beitsen plamuren lappen strijken`.split(
    /\s+/,
  ),
)
const NOUNS = new Set(
  `kinderen ouderen heren goederen dieren volwassenen jongeren spieren kleren papieren manieren huisdieren veren peren eieren deuren
  partneren wateren vliegeren lammeren bladeren liederen rederen beren uren scharnieren formulieren kwartieren ingenieren vieren`.split(
    /\s+/,
  ),
)

/** Parts that a verb of work is written in one with: 'klaarmaken', 'wegzetten'. */
const PARTS =
  /^(?:aan|achter|af|bij|door|in|klaar|langs|los|mee|na|neer|om|op|over|rond|samen|schoon|terug|uit|vast|verzend|weg)(?=\p{L}{5})/u

/** Nouns in -eren that end other nouns: 'hospitalisatiedieren'. */
const NOUN_HEADS =
  /(?:dieren|kinderen|goederen|kleren|papieren|spieren|manieren|eieren|liederen|formulieren|kwartieren|scharnieren|ouderen|lammeren|runderen|kalveren|hoenderen|gemoederen|raderen|volkeren)$/u

/** Whether the word is a verb of work that is known as such, and not only by its ending. */
export const isKnownVerb = (word: string): boolean => {
  const lower = word.toLowerCase()
  return VERBS.has(lower) || VERBS.has(lower.replace(PARTS, ''))
}

/** Whether the word is a verb of work in the infinitive. */
export const isInfinitive = (word: string): boolean => {
  const lower = word.toLowerCase()
  return isKnownVerb(lower) || (/^\p{L}{2,}eren$/u.test(lower) && !NOUNS.has(lower) && !NOUN_HEADS.test(lower))
}
