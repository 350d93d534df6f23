import type { Law } from './law.ts'

const EQUAL_HOURS = 'Vraag wel, aan iedereen hetzelfde, of iemand op de dagen en tijden van de functie kan werken.'

/** Questions for what is protected or private, and what beside it may be asked. */
export const questionsAboutTraits: readonly Law[] = [
  {
    id: 'strafblad',
    asks: /\b(?:strafblad|strafbladen|strafregister|strafrechtelijke?|straf|vog|verklaring omtrent|veroordeeld|veroordelingen|veroordeling|justitieel verleden|justitiele \w+|in aanraking met|gedrag en zeden|(?:goed|zedelijk) gedrag|gevangenis|vastgezeten)\b/,
    says: 'Dat mag alleen als de functie het nodig maakt: in Nederland vraag je dan een verklaring omtrent het gedrag (VOG) en niet naar het strafblad zelf, in België een uittreksel uit het strafregister als dat voor de functie van belang is (cao nr. 38).',
    instead: 'Zet in de vacature dat een VOG of uittreksel bij het aanbod hoort en waarom.',
  },
  {
    id: 'werkvergunning',
    asks: /\b(?:werkvergunning|werkvergunningen|tewerkstellingsvergunning|verblijfsvergunning|verblijfstitel|gecombineerde vergunning|(?:hier|in nederland|in belgie|in het land) (?:mag|mogen) werken|(?:mag|mogen) werken in (?:nederland|belgie|het land))\b/,
    says: 'Ja, als je het aan iedereen vraagt: een werkgever moet in Nederland en België nagaan of iemand er mag werken, en nationaliteit of afkomst mag daarbij geen rol spelen.',
    instead: 'Vraag of iemand in het land mag werken; de papieren zie je pas bij de aanstelling.',
  },
  {
    id: 'zwaar-werk',
    asks: /\b(?:fysiek|lichamelijk|mentaal|zwaar werk|tillen|lang staan)\b.{0,40}\b(?:aankan|aankunnen|aan kan|aan kunnen|kan|kunnen)\b|\bkan tillen\b|\bkan .{0,20}\btillen\b/,
    says: 'Ja, over het werk zelf: je mag vertellen wat het werk vraagt en vragen of iemand dat kan doen. Naar de gezondheid daarachter vraag je niet; dat volgt in Nederland uit de Wet op de medische keuringen en in België uit de wet van 28 januari 2003 over medische onderzoeken.',
    instead: 'Vraag het aan iedereen, en vraag of iemand daarvoor een aanpassing nodig heeft.',
  },
  {
    id: 'zwangerschap-en-kinderen',
    asks: /\b(?:zwangere?|zwangerschap|zwangerschapsverlof|zwangerschapsplannen|in verwachting|kinderwens|kinderplannen|kinderen|kind|kindjes?|kids|baby|baby's|babys|bevallen|bevalling|bevallingsverlof|gezin|gezinssituatie|gezinsplannen|gezinsuitbreiding|moeder|moederschap\w*|vader|vaderschap\w*|ouderschap\w*|mama|papa|oppas|kroost|vruchtbaarheid|(?:kinder)?opvang (?:\w+ ){0,3}(?:geregeld|regelen|regelt|nodig|heeft))\b/,
    says: 'Nee: naar zwangerschap, kinderwens, kinderen of gezin vraag je niet. Iemand daarom afwijzen kan verboden onderscheid zijn: in Nederland volgens de Algemene wet gelijke behandeling, in België volgens de Genderwet van 10 mei 2007.',
    instead: EQUAL_HOURS,
  },
  {
    id: 'burgerlijke-staat',
    asks: /\b(?:getrouwd|gehuwd|gescheiden|echtscheiding|samenwoont|samenwonen|samenwonend|(?<!\b(?:business|sparring|als) )partner|relatie|vriend|vriendin|echtgenoot|echtgenote|burgerlijke staat|huwelijk|huwelijksplannen|trouwplannen|alleenstaande?|single|vrijgezel|woont samen|thuissituatie|prive ?situatie|prive ?leven)\b/,
    says: 'Nee: burgerlijke staat en relatie zijn privé en mogen geen rol spelen; zo staat het in Nederland in de Algemene wet gelijke behandeling en in België in de antidiscriminatiewet van 10 mei 2007.',
    instead: EQUAL_HOURS,
  },
  {
    id: 'leefgewoonten',
    asks: /\b(?:rookt|roken|rookgedrag|rokers?|drinkt|drinken|alcohol|alcoholgebruik|drugs?|drugsgebruik|cannabis|wiet|leefstijl|levensstijl|overgewicht|lichaamsgewicht|sport|sporten|mantelzorg|mantelzorger|mantelzorgt)\b/,
    says: 'Beter van niet: dat is privé en zegt niet of iemand het werk kan; in België mag je alleen vragen wat voor de functie van belang is (cao nr. 38), in Nederland zegt de NVP-sollicitatiecode hetzelfde.',
    instead: 'Vertel wel welke regels er op het werk gelden, zoals rookvrij of nuchter aan een machine.',
  },
  {
    id: 'gezondheid',
    asks: /\b(?:ziek|ziekte|ziektes|ziekteverzuim|ziekteverleden|ziekteverlof|ziektedagen|ziek geweest|ziekmelding|ziekmeldingen|gezonde?|gezondheid|gezondheidstoestand|gezondheidsproblemen|gezondheidsklachten|verzuim|handicap|handicaps|gehandicapt|beperking|beperkingen|burn-?outs?|depressies?|depressief|adhd|autisme|autistisch|dyslexie|dyslectisch|medische? (?:klachten|problemen|achtergrond|situatie|toestand|redenen|verleden|dossier|gegevens|geschiedenis|behandeling\w*)|medicijnen|medicijngebruik|arbeidsongeschikt|arbeidsongeschiktheid|wajong|wia|invalide|invaliditeit|psychische? (?:klachten|problemen|gezondheid|toestand|ziekte)|(?:bij|naar) (?:een |de )?(?:psycholoog|psychiater|therapeut)|in therapie|allergie|allergieen|allergisch|rugklachten|(?:lichamelijke|heeft) klachten|gevaccineerd|vaccinatie|vaccinaties|ingeent|fitheid|aandoening|aandoeningen|diabetes|epilepsie)\b/,
    says: 'Nee: naar gezondheid, ziekte, verzuim of een beperking mag je niet vragen; in Nederland volgt dat uit de Wet op de medische keuringen en de AVG, in België uit de wet van 28 januari 2003 over medische onderzoeken en de antidiscriminatiewet.',
    instead:
      'Vertel wat het werk lichamelijk en mentaal vraagt en vraag of iemand dat kan doen, zo nodig met een aanpassing.',
  },
  {
    id: 'moedertaal',
    asks: /\b(?:moedertaal|moedertalen|moedertaalspreker|native speakers?|native (?:nederlands|engels|frans|duits)|accent|thuistaal|taal .{0,20}thuis|thuis .{0,20}taal)\b/,
    says: 'Beter van niet: de moedertaal zegt iets over afkomst, en die mag geen rol spelen (Nederland: Algemene wet gelijke behandeling; België: antiracismewet van 30 juli 1981).',
    instead: 'Vraag wel hoe goed iemand de taal beheerst die het werk nodig heeft, met een niveau zoals B2.',
  },
  {
    id: 'burgerservicenummer',
    asks: /\b(?:bsn|burgerservicenummer|rijksregisternummer|identiteitskaart|identiteitsbewijs|id-?kaart|legitimatiebewijs|kopie (?:van )?(?:het |een |de |haar |zijn |hun )?(?:paspoort|identiteit\w*|id)|paspoort (?:kopieren|scannen))\b/,
    says: 'Nee, niet tijdens de selectie: het burgerservicenummer of rijksregisternummer en een kopie van het identiteitsbewijs vraag je in Nederland en België pas bij de aanstelling, voor de wettelijke loonadministratie.',
    instead: 'Tijdens het gesprek is een naam met contactgegevens genoeg.',
  },
  {
    id: 'afkomst',
    asks: /\b(?:waar .{0,30}geboren|afkomst|nationaliteit|nationaliteiten|origine|roots|vandaan|geboorteplaats|geboorteland|migratieachtergrond|migranten|migrant|allochtoo?n|allochtonen|huidskleur|etniciteit|etnische?|buitenlander|buitenlanders|buitenlandse (?:afkomst|achtergrond|roots|ouders)|vluchteling|vluchtelingen|statushouder|statushouders|paspoort|achternaam|ras|herkomst)\b/,
    says: 'Nee: naar afkomst of nationaliteit mag je niet vragen om te kiezen; dat is in Nederland verboden door de Algemene wet gelijke behandeling en in België door de antiracismewet van 30 juli 1981.',
    instead: 'Vraag wel of iemand in het land mag werken, en naar talen die het werk nodig heeft.',
  },
  {
    id: 'leeftijd',
    asks: /\b(?:leeftijd|leeftijden|leeftijdsgrens|hoe oud|hoe jong|te oud|te jong|jaar oud|oud (?:is|ben|zijn)|(?:ouder|jonger) dan|geboren|geboortedatum|geboortejaar|verjaardag|jarig|met pensioen|pensioenleeftijd|pensioenplannen|welke generatie)\b/,
    says: 'Beter van niet: leeftijd mag bij de selectie geen rol spelen zonder een reden die de wet toelaat; zo staat het in Nederland in de Wet gelijke behandeling op grond van leeftijd bij de arbeid en in België in de antidiscriminatiewet van 10 mei 2007.',
    instead:
      'Vraag wel naar de ervaring die het werk nodig heeft; alleen waar de wet een leeftijd eist, vraag je of iemand die heeft.',
  },
  {
    id: 'geloof',
    asks: /\b(?:geloof|geloofsovertuiging|gelovige?|gelooft(?! in (?:ons|onze|de|het|dit|deze))|religies?|religieuze?|religieus|godsdienst|godsdiensten|moslim|moslims|moslima|islam|islamitische?|christen|christenen|christelijke?|katholieke?|jood|joods|joodse|hindoe|hindoes|boeddhist\w*|hoofddoek|hoofddoeken|ramadan|kerk|moskee|bidden|bidt|levensovertuiging|levensbeschouwing|levensbeschouwelijke?|sluier|kruisje)\b/,
    says: 'Nee: naar geloof of levensovertuiging vraag je niet; iemand daarom afwijzen is in Nederland verboden onderscheid (Algemene wet gelijke behandeling) en in België ook (antidiscriminatiewet van 10 mei 2007). Een instelling die op een geloof of levensovertuiging is gegrond, mag onder voorwaarden van de wet iets eisen dat voor de functie nodig is; laat dat door een jurist nakijken.',
    instead: EQUAL_HOURS,
  },
  {
    id: 'vakbond',
    asks: /\b(?:vakbond|vakbonden|vakbondslid|vakbondslidmaatschap|gesyndiceerd|syndicaat|syndicale|syndicaal|lid van (?:een|de) bond)\b/,
    says: 'Nee: lid zijn van een vakbond is privé; het is een bijzonder persoonsgegeven (AVG, artikel 9) en in België ook een beschermd kenmerk (antidiscriminatiewet).',
    instead: 'Vraag wel naar samenwerken en overleg, als de functie dat nodig heeft.',
  },
  {
    id: 'politiek',
    asks: /\b(?:politieke (?:overtuiging|voorkeur|kleur|gezindheid|partij|mening\w*)|politiek(?! (?:adviseur|assistent|medewerker|redacteur|verslaggever))|(?:op wie|waarop|wat|waar) iemand stemt|stemt op|stemgedrag|gestemd|partijlid|partijlidmaatschap|lid van (?:een|welke) (?:politieke )?partij|welke partij)\b/,
    says: 'Nee: politieke overtuiging is privé en mag geen rol spelen; zo staat het in Nederland in de Algemene wet gelijke behandeling en in België in de antidiscriminatiewet van 10 mei 2007.',
    instead: 'Vraag wel naar een nevenfunctie die met het werk kan botsen.',
  },
  {
    id: 'aanspreekvorm',
    asks: /\b(?:voornaamwoord|voornaamwoorden|aanspreekvorm|aangesproken wil\w*|wil\w* (?:worden )?aangesproken)\b/,
    says: 'Ja, als je het bij iedereen doet en iemand niet hoeft te antwoorden: hoe iemand aangesproken wil worden hoort bij een net gesprek. Geslacht en genderidentiteit mogen in Nederland (Algemene wet gelijke behandeling) en België (Genderwet) geen rol spelen.',
    instead: 'Vraag: hoe wil je dat we je aanspreken?',
  },
  {
    id: 'geaardheid-en-geslacht',
    asks: /\b(?:geaardheid|homo|homo's|homoseksu\w*|lesbische?|lesbienne|gay|hetero|heteroseksu\w*|bi-?seksue\w*|seksuele (?:geaardheid|gerichtheid|voorkeur|orientatie)|seksualiteit|gender|genderidentiteit|genderexpressie|geslacht|trans|transgender|transman|transvrouw|transseksu\w*|lhbt\w*|queer|man of (?:een )?vrouw)\b/,
    says: 'Nee: seksuele gerichtheid, geslacht en genderidentiteit mogen geen rol spelen; zo staat het in Nederland in de Algemene wet gelijke behandeling en in België in de Genderwet en de antidiscriminatiewet van 10 mei 2007.',
    instead: 'Vraag wel hoe iemand aangesproken wil worden, als je dat bij iedereen doet.',
  },
]
