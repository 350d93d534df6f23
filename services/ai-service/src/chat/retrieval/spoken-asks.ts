/**
 * How recruiters ask for a topic when they don't name it, by the id of the topic, one way of asking a line; 'X' stands
 * for up to forty letters between. In the words of `plainQuestion`: who is spoken of is 'ze', what is theirs is 'haar'.
 */
const ways: Readonly<Record<string, string>> = {
  salary: `
    wat (schuift|vangt|betaalt)\\b
    \\bschuift (het|dat)\\b
    verdienste\\w*
    \\bcenten\\b
    (bruto|netto|maand|jaar)(loon|salaris)
    \\bnetto\\b
    dagtarief
    in handen\\b
    (in|op) (het )?handje
    (onder|boven)grens\\b
    financi(eel|ele|ële) (eis|wens|verwachting|voorwaarde|plaatje)\\w*
    wat (vraagt|eist|wil) ze (ervoor|per (maand|uur)|financieel)
    hoeveel (wil|vraagt|eist) ze\\b
    wat krijgt? (je|iemand) ervoor
    wat mag (ze|iemand|dat|het) kosten
    (minste|laagste|minimum) X(wil|vraagt|accepteert|aanvaardt|nodig|mee akkoord)
    haar (minimum|maximum|ondergrens|bovengrens)\\b`,
  start: `
    wanneer (zou|kan|kon|is|wil|gaat|komt) ze X(start|begin|vrij|beschikbaar|aan de slag|weg|los)\\w*
    \\bopzeg\\w*
    hoe (snel|vlug|gauw|rap) X(vrij|weg|beschikbaar|hier|aan de slag|start|begin)\\w*
    eerste werkdag
    startmoment
    \\binstap(datum|moment)?\\b
    wanneer (vrij|beschikbaar)
    wanneer (moet|zoeken|hebben) (we|wij|ze|jullie) X(start|begin|nodig)\\w*
    (meteen|direct|onmiddellijk) (beginnen|starten|beschikbaar|aan de slag|inzetbaar)
    vanaf welke datum`,
  hours: `
    wanneer (moet|werk|werkt|begin) (je|iemand|men|ik) (werken|aan het werk)
    dienstrooster
    werkregime
    uurregeling
    hoeveel (uur|uren) (per|in de|op een) week
    dagdelen
    (begin|eind)(uur|tijd|tijden)\\b
    glijdende uren
    openings(uren|tijden)`,
  place: `
    waar (moet|ga|gaat|kom|komt|zal) (je|ik|iemand) X(zijn|naartoe|heen)\\b
    waar (is|zit|ligt) (de|deze|die|dat) (job|vacature|plek|klant|werkgever|firma|zaak)\\b
    waar (woont|verblijft) (ze|die|dat)
    van waar is ze
    thuisadres
    (welke|wat voor) (regio|streek|omgeving|buurt|gemeente|stad|provincie)
    waar X(thuis|gevestigd)\\b`,
  education: `
    geschoold
    gediplomeerd
    vooropleiding
    scholingsniveau
    hoger onderwijs
    middelbaar
    hogeschool
    universitair
    \\bunief\\b
    schoolniveau
    wat heeft ze (voor )?(school|opleiding|studie)
    (wat voor|welke) (studie)?richting`,
  apply: `
    sollicitatie\\w*
    hoe lang duurt (het|een|de) X(gesprek|procedure)
    selectieprocedure\\w*
    hoeveel (gesprekken|rondes|gespreksrondes)
    gespreksronde\\w*
    kandidatuur
    kandideren
    ^\\W*(wat is de )?deadline\\W*$
    tot wanneer X(reageren|solliciteren|inschrijven|openstaan|open)
    (proef|meeloop)dag
    (wat gebeurt er|hoe gaat het|wat volgt) X(daarna|na het|verder)
    hoe (verloopt|gaat|werkt|loopt|ziet) (de|die|het|dat|jullie|hun) X(procedure|selectie|gesprek|werving|aanwerving|sollicit)\\w*
    (hoeveel|welke|wat voor) (gesprekken|rondes|stappen|testen|tests)
    (eerste|tweede|derde|nog een|ander) gesprek
    (nog|ook) X(een )?(test|testje|proef|assessment|opdracht|casus)
    rondleiding
    (iets|wat|nieuws|antwoord|bericht|uitslag|uitsluitsel|feedback) X(hoort|horen|hoor|krijgt|krijgen)\\b
    (dagje|dag|ochtend|middag|uurtje|dagdeel) X(mee|proef)\\w*
    (proef|mee)(draaien|lopen|dag|kijken|werken)
    kennis (komen )?maken`,
  soft: `
    hoe is ze (als|van) (persoon|mens|collega|karakter|aard)
    \\baard van\\b
    \\battitude\\b
    werkhouding
    werkstijl
    mentaliteit
    manier van werken
    wat voor karakter`,
  hard: `
    must.?haves?
    \\bmusts?\\b
    knock-?outs?\\w*
    nice.to.haves?
    waar ?aan moet X(voldoen|beantwoorden)
    waar moet X aan voldoen
    wat moet (je|iemand|men|de kandidaat) X(kunnen|kennen|meebrengen|in huis hebben)
    vereisten
    minimumeisen
    kwalificatie-?eisen
    welke (papieren|kwalificaties)
    \\bbagage\\b
    wat (vragen|eisen|verlangen|verwachten) (we|ze|jullie)\\b`,
  contact: `
    wie (beantwoordt|weet|vertelt) X(vragen|meer|info)
    (meer|extra|verdere) (info|informatie|uitleg) X(vragen|krijgen|opvragen|bij wie|waar|nodig)
    hoe (geraak|kom) ik (bij|in contact)
    wie is X(contact|aanspreek)persoon
    hoe (kan|kun) ik X(bereiken|contacteren|opbellen)
    \\b(haar|welk|het) nummer\\b`,
  tasks: `
    takenpakket
    (job|functie|werk)-?inhoud
    dag(indeling|taak|taken)
    wat (houdt|behelst) X\\bin\\b
    inhoud van (de|het|deze) (job|functie|baan|werk)
    waar (ben|is) (je|iemand) X mee bezig
    wat doet (zo een|zo'?n|zo) \\w+ X(dag|week)
    wat doet (zo )?iemand X(dag|week)
    waar(voor|van) X verantwoordelijk
    (hoofd|kern)taken
    bezigheden
    hoe ziet X (werk)?(dag|week) er\\b`,
  growth: `
    bijleren
    iets leren
    bijschol\\w+
    doorstrom\\w+
    hogerop
    opklimmen
    promotiekans\\w*
    (opleiding|cursus|training)\\w* (volgen|krijgen|doen)
    leermogelijk\\w+
    verder (studeren|leren|groeien|komen)`,
  benefits: `
    bovenop
    naast (het|haar|je) (loon|salaris)
    wat zit er X(bij|in het pakket)\\b
    wat krijgt? X(erbij|er nog bij|extra)\\b
    (loon|verlonings)pakket
    extra voordelen
    wat (bieden|geven|hebben) (we|wij|jullie|ze) (te bieden|aan|extra)`,
  team: `
    met hoeveel (ben|zijn|werken|werk|staan|sta|zitten|zit|man|mensen|collega)
    (met|tussen) welke mensen
    hoe groot is (het team|de (ploeg|bezetting|afdeling))
    hoeveel (man|mensen|personen|personeel|medewerkers|werknemers) (werken|zijn|zitten|staan|lopen|telt)
    wie werken? er\\b
    teamgrootte`,
  culture: `
    hoe (is het|gaat het|loopt het|voelt het) X(werken|aan toe|eraan toe)
    gaat het er X toe\\b
    hoe gaan ze X met elkaar om
    omgangsvormen
    werksfeer
    gezellig\\w*
    teamuitje\\w*
    personeelsfeest\\w*`,
  employer: `
    wat (is|zijn) (dat|dit|het|ze) voor (een )?(club|zaak|firma|bedrijf|organisatie|werkgever|kantoor|winkel)
    wat doen ze (daar|eigenlijk|precies)
    (over|voor) welke (firma|zaak|klant|werkgever)
    bij wie (is|ga|werk) (je|dit|de|het)
    vertel X over (de|het) (bedrijf|firma|zaak|werkgever|organisatie)
    bedrijfsactiviteit\\w*`,
  history: `
    (hoe lang|sinds wanneer|van wanneer|wanneer) X(bestaan|bestaat|opgestart|ontstaan)\\b
    voorgeschiedenis van (het|de)
    ontstaansgeschiedenis`,
  motivation: `
    waar (wordt|krijgt|haalt) ze X(blij|energie|voldoening|plezier)\\w*
    wat (vindt|is) X belangrijk (voor haar|in een|aan een|voor ze)
    wat vindt ze X belangrijk
    wat zoekt ze
    ^\\W*wat wil ze( \\w+)?\\W*$
    waarom (bij ons|deze (job|baan|functie)|dit werk)
    wat lokt
    droom(baan|job)
    waar gaat ze voor
    wat spreekt haar`,
  leaving: `
    waarom (is|kijkt|zoekt|wil|gaat|vertrekt|stopt|moet) (ze|\\p{Lu}\\p{L}+) X(op zoek|zoekende|rond|anders|weg|stoppen|vertrekken|veranderen|weggaan)
    (wil|gaat) (ze|\\p{Lu}\\p{L}+) (daar )?(weg|veranderen|vertrekken)
    reden X(rondkijk|vertrek|verander|overstap|wissel|weggaa|weg gaa)\\w*
    waarom (wil|ga|zou) je (daar |er )?(weg|veranderen|stoppen)
    van (job|baan|werk|werkgever) (veranderen|wisselen)
    waarom X(rondkijk|om je heen kijk)\\w*
    waarom verliet
    waarom X(vertrok|vertrekt|stopte|gestopt|wegging|weggegaan)\\b
    waarom (stopt|verdwijnt|vervalt|eindigt) haar\\b`,
  weaknesses: `
    waarom X niet (passen|past|geschikt|aannemen|uitnodigen|kiezen)
    wat pleit X tegen
    tegen ?op (ziet|zie|kijkt|kijk)
    (ziet|zie|kijkt|kijk) X tegen ?op
    tegenop\\w*
    (werk|groei)punt\\w*
    mindere? (kant|punt)\\w*
    moeite mee
    (moeilijk|lastig|zwaar) X(mee|aan)\\b
    (loopt|warm) X niet (echt )?warm
    (gek|kriegel|zenuwachtig|horendol|moe|ongelukkig) van
    heeft ze X moeite
    wat (kan|lukt|gaat|ligt) (ze|haar) X(niet|minder)\\b
    rode vlag\\w*
    red flags?
    struikel\\w*
    niet (zo )?goed in
    \\bhekel\\b
    beter kunnen
    niet (leuk|fijn|prettig|graag) X(werk|doet|vindt)`,
  strengths: `
    verwezenlijk\\w*
    wapenfeit\\w*
    (grootste|mooiste) (succes|prestatie|verdienste|kracht|resultaat|realisatie|project|opdracht|klus|werf)\\w*
    uitblink\\w*
    wat kan ze X(goed|best)\\b
    blink\\w* X uit\\b
    waar ?in is ze (goed|sterk)
    waar is ze X(goed|sterk|straf) in
    fier op
    wat valt (er )?(het meest )?op`,
  experience: `
    parcours
    \\bachtergrond\\b
    wat heeft ze (al |zoal |allemaal |tot nu toe |hiervoor )+gedaan
    waar (zat|stond) ze
    levensloop
    track ?record
    bij (welke|wat voor) (bedrijven|werkgevers|firma.?s)
    beroepsverleden`,
  languages: `
    (twee|meer|ander)talig\\w*
    taal(vaardig|niveau|kennis|beheersing)\\w*
    vreemde talen
    taal(eis|vereiste)\\w*`,
  notes: `
    wat (vindt?|vond|vonden|denkt?|dacht) (je|jij|we|wij|jullie|men|de klant) X(van|over) (ze|haar)
    (hoe|wat) vond (je|jij|jullie) (ze|haar)
    gespreksverslag\\w*
    \\bnota'?s\\b
    opmerking(en)?\\b
    bijzonderheden
    iets (wat|dat) (ik|we) moet(en)? weten
    waar moet ik X op letten`,
}

const BETWEEN = String.raw`.{0,40}?`

/** The ways of asking for a topic as one pattern; null where there are none. */
export const spokenAsks = (id: string): string | null => {
  const lines = ways[id]?.trim().split(/\s*\n\s*/)
  if (!lines) return null
  return lines
    .map((line) =>
      line
        .replaceAll(/ ?X ?/g, (gap) =>
          gap === ' X ' ? ` ${BETWEEN} ?` : gap.startsWith(' ') ? ` ${BETWEEN}` : BETWEEN,
        )
        .replaceAll(String.raw`\w`, String.raw`\p{L}`)
        .replaceAll(/\((?!\?)/g, '(?:'),
    )
    .map((line) => (/^(?:\\b|\^)/.test(line) ? line : String.raw`\b${line}`))
    .join('|')
}
