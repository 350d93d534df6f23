/** Texts as a good writer words these forms: freely, in full sentences, everything in it. */
export const goodAnswers = {
  zorg: `Bewoners die jou bij naam kennen en families die op je rekenen: in de ouderenzorg doe je ertoe.
    Je maakt de zorgplannen en houdt ze bij. Je deelt medicijnen uit en kijkt na of alles klopt. Verpleegtechnische handelingen
    doe je met vaste hand. Met artsen en familieleden bespreek je hoe het gaat, en leerlingen leren van jou het vak.
    Je bent gediplomeerd verpleegkundige (mbo niveau 4) en staat in het BIG-register. Heb je al met ouderen gewerkt, dan is dat mooi meegenomen.
    Je hebt geduld, zorgt graag voor anderen en blijft rustig onder druk.
    Van ons krijg je een eindejaarsuitkering van 8,33%, je reiskosten terug, pensioen via PFZW, lessen aan onze eigen academie en een fiets van de zaak.`,
  ict: `Bouw mee aan software waar duizenden mensen op rekenen. Je ontwerpt microservices en programmeert ze in Java en Kotlin. Je bekijkt code van
    collega’s, begeleidt junioren en denkt mee over hoe ons dataplatform in elkaar zit. Je werkt al vijf jaar of langer met Java en Spring Boot,
    weet je weg in Kubernetes, Docker en AWS, hebt een hbo- of wo-opleiding in de informatica en spreekt Engels op B2. Je legt makkelijk uit wat je
    doet, werkt graag samen en kiest wat werkt. Daar staat tegenover: een auto van de zaak of een mobiliteitsbudget, een MacBook, elk jaar € 3.000 voor opleidingen,
    28 vrije dagen en een vergoeding voor thuiswerken.`,
  horeca: `Jij zorgt dat alles klaarstaat voordat de eerste gast komt: de mise en place is van jou. Je kookt de gerechten van de kaart, bestelt wat op is
    en laat de keuken schoon achter. Een hbo-diploma vragen we niet, ervaring in een keuken wel. Je pakt aan. Je eet mee en deelt in de fooien.`,
  bouw: `Als timmerman maak je woningen af. Je stelt de kozijnen, zet dakkapellen erop en doet het aftimmerwerk in de huizen. Je hebt VCA-basis, mag autorijden (B) en
    deed een bouwopleiding op mbo 2 of 3. Je werkt zelfstandig en komt je afspraken punctueel na. Je rijdt in een bus van ons, valt onder de cao Bouw en
    krijgt een vergoeding voor je gereedschap.`,
  logistiek: `De weg op, van de Benelux tot in Duitsland. Je laadt en lost zelf, rijdt je ritten en kijkt de vrachtbrieven na. Je hebt rijbewijs CE met code 95; met ADR heb je een
    streepje voor. Op jou kun je bouwen. Je overuren worden betaald, je rijdt in je eigen truck en er is een toeslag voor onregelmatige uren en netto daggeld.`,
} as const
