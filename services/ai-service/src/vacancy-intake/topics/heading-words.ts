import type { Topic } from './topic.ts'

/**
 * Headings as vacancy texts write them, on the key of `headingKey`. The first that fits counts: what names one thing
 * ('missie') goes before what names many ('over ons'), and who is offered something before who is asked for it.
 */
export const headingWords: readonly (readonly [Topic, RegExp])[] = [
  [
    'apply',
    /sollicit|^interested|solliciteer|^(?:ge)?interesse(?:erd)?(?: (?:in|geworden|gewekt) .*| gewekt| geworden)?$|^geïnteresseerd|^enthousiast(?: geworden)?$|^contact(?:gegevens|persoon)?$|meer (?:weten|informatie|info)|^reageren|^reageer|procedure|^zien we|\bapply\b|^klinkt (?:dit|goed|als)|iets voor jou|^nieuwsgierig(?: geworden)?$|acquisitie|^vragen(?: .*)?$|^spreekt|^lijkt|^ben je overtuigd|^overtuigd|^aanmelden|^next steps?$|^informatie$|^hoe nu verder/,
  ],
  [
    'mission',
    /\b(?:missie|visie|kernwaarden|waarden|mission|vision|values|purpose)\b|waar (?:we|wij) (?:voor|in) (?:staan|geloven)|wat ons drijft/,
  ],
  [
    'society',
    /maatschappelijk|duurzaamheid|\bmvo\b|^onze impact|bijdrage aan de (?:samenleving|maatschappij)|sustainability/,
  ],
  ['history', /geschiedenis|historie|\bons verhaal|^ontstaan|^history|our (?:story|history)/],
  [
    'offer',
    /\bbieden\b|\bbied\b|\baanbod\b|aanbieden|arbeidsvoorwaarden|\bkrijg\b|\bkrijgt\b|(?:mag|kan|kun) (?:je|jij|u) (?:van ons )?verwachten|^voordelen|^extra'?s$|^voorwaarden|salaris en|loon en|verloning|loonpakket|^(?:jouw|je|ons) pakket|we offer|\boffer(?:s|ing)?\b|\bbenefits\b|\bperks\b|what'?s in it|van ons .{0,12}verwachten|verwachten .{0,12}van ons|staat (?:daar|er|hier)? ?tegenover|^you(?:'ll)? (?:get|receive)$|^je krijgt$|^wij$|what you(?:'ll)? get|wat (?:staat er tegenover|heb je eraan|levert het)|^daarom (?:wij|kies)|^waarom\b|\bbelon|terugkrijg|ervoor terug|^why (?:us|join)/,
  ],
  [
    'hard',
    /hard ?skills|^opleiding(?:en|seisen)?(?: en .{3,20})?$|^kennis(?: en .{3,20})?$|^(?:werk)?ervaring(?: en .{3,20})?$|must ?haves?|^certifica(?:ten|ten en .*)$|^talen(?:kennis)?$|technical skills|\bstack\b|technologieën|^tools$|^diploma'?s?$/,
  ],
  ['soft', /soft ?skills|competenties|eigenschappen|persoonlijkheid|competenc|^gedrag|^karakter/],
  [
    'agency',
    /^over (?:het |ons )?(?:uitzend|detacher|werving|recruitment|bemiddel)|^over ons (?:uitzendbureau|bureau)/,
  ],
  [
    'organisation',
    /^over (?:ons|de (?:organisatie|werkgever|opdrachtgever|klant|school|praktijk|gemeente|afdeling|winkel|instelling)|het (?:bedrijf|kantoor|restaurant|hotel)|onze (?:klant|opdrachtgever|organisatie))|wie (?:zijn|wij zijn|we zijn)|^(?:de|onze|jouw|je|het|ons) (?:organisatie|bedrijf|opdrachtgever|werkgever|werkomgeving|klant|school|afdeling|praktijk|winkel|kantoor|restaurant|hotel|vestiging|gemeente|instelling|onderneming)|^(?:organisatie|bedrijf|opdrachtgever|werkgever|bedrijfs\p{L}+|organisatie\p{L}+|werkomgeving)$|^waar (?:ga|kom|werk) (?:je|jij)|^about (?:us|the company|our company)|who we are|^(?:the )?company$|^dit zijn wij|^wij zijn\b/u,
  ],
  ['culture', /cultuur|\bsfeer\b|culture|^zo werken (?:wij|we)|^hoe (?:wij|we) werken/],
  ['team', /\bteam\b|collega'?s|^(?:jouw|je) plek|\bploeg\b|^afdeling/],
  [
    'profile',
    /wie (?:ben|zoeken|je bent|jij bent|wij zoeken|we zoeken|zijn (?:wij|we) op zoek|past)|\bover jou\b|^over je$|profiel|\beisen\b|^wensen|\b(?:vragen|verwachten|verwacht)\b|^(?:wij|we) zoeken(?: .{0,20})?$|wat (?:wij|we) zoeken|(?:breng|neem|heb) (?:je|jij)(?: .{0,12})? (?:mee|in huis)|^(?:dit|wat) (?:je|jij) meebrengt|^herken|^(?:dit|dat) ben (?:je|jij)|^ben jij(?: (?:dit|het|iemand die|degene die))?$|^jij$|^(?:jij|je) (?:bent|hebt|beschikt)|^you (?:have|are|bring)$|^jouw (?:talent|kwaliteiten|achtergrond|skills|vaardigheden)|kwalificaties|\bgevraagd|\bskills\b|achtergrond|^vaardigheden|requirements|qualifications|who you are|about you|your (?:profile|background|skills)|what you(?:'ll)? bring|looking for|^vereisten|vinden (?:wij|we) belangrijk|^(?:must|nice) to haves?|\bneem je mee|\bbreng je mee/,
  ],
  [
    'tasks',
    /\btaken(?:pakket)?\b|\btasks\b|^(?:een|jouw|je) (?:werk)?dag\b|^(?:de |jouw )?rol\b|werkzaamheden|verantwoordelijkheden|(?:functie|job|taak|rol|werk) ?(?:omschrijving|inhoud|beschrijving)|(?:ga|doe|gaat|doet) (?:je|jij)\b|^wat (?:je|jij) (?:gaat |gaat )?doe|^wat (?:je|jij) gaat|^dit doe|^(?:de|je|jouw|over de|over je|onze|een) (?:functie|baan|rol|job|opdracht|uitdaging|werkdag|dag|werk|missie)|^(?:functie|opdracht|de vacature|vacature|het werk|werk|rol)$|wat houdt .{2,25} in|hoe ziet (?:je|jouw) |what you(?:'ll| will)|^in (?:this|deze|jouw) (?:role|functie|rol|baan)|^you will$|^(?:the|your|about the) (?:role|job|work)|responsibilities|\bduties\b|job description|^role$|^dit wordt (?:je|jouw)|^(?:jouw|je|het|ons) avontuur|^(?:jouw|je) impact/,
  ],
  [
    'facts',
    /^(?:functie|vacature|kern)gegevens|^overige (?:informatie|gegevens)|^in het kort|^kort samengevat|^details|^praktisch|^de feiten|^at a glance|^samenvatting|^(?:bijzonderheden|goed om te weten)/,
  ],
]
