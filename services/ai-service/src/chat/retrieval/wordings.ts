/** Words of traits, as vacancies and CVs name them. */
export const TRAITS =
  /communicat|harde werker|hardwerkend|gedreven|betrokken|gemotiveerd|loyaal|ordelijk|zelfstandig|samenwerk|samen te werken|teamplayer|teamspeler|team player|flexib|stressbestendig|nauwkeurig|accuraat|proactie|pro-actie|empath|(?<!on)geduld|betrouwba|initiatie|klantgericht|servicegericht|analytisch|oplossingsgericht|leergierig|enthousias|creati(?:ef|eve|viteit)|besluitvaardig|overtuig|organisatietalent|verantwoordelijkheidsgevoel|hands-on|doorzet|luister|sociaal|sociale|integer|integriteit|zorgvuldig|gestructureerd|resultaatgericht|energie(?:k|ke)\b|representatie|humor|rustig|prioriteiten|overzicht|verbind|inleving|aanpakk|reliable|curious|accurate|independent|problem.solving|coachend|daadkracht|doelgericht|pragmatisch|positief|positieve|punctueel|in je schoenen|duidelijk praten|eerlijk(?! gezegd)|vriendelijk(?!e groet)|patien(?:t|ce)\b|gastvrij|respect|nieuwsgierig|stevig|sensitie|diplomati|assertie|discipline|vakliefde|precies werk|oog voor/iu

/** Words of knowledge, tools and papers. */
export const KNOWLEDGE =
  /kennis van|\bkennis\b|\bje kent\b|\bje kunt (?:programmeren|lassen|rekenen)|(?:spreek|schrijf|beheers)\p{L}* .{0,20}(?:nederlands|engels|duits|frans)|ervaring (?:met|in|als|op|binnen)|diploma|certifica|gecertificeerd|rijbewijs|opleiding|\b(?:mbo|hbo|wo|vmbo|bhv|vca|big|nt2)\b|bachelor|master\b|beheers|vaardig (?:in|met)|niveau \d|knowledge of|experience (?:with|in)|proficien|familiar with|\bdegree\b|technisch|bekend met|\bwerk(?:en|te|t)? (?:ik |\p{L}+ ){0,2}met \p{L}|thuis in|bevoegd|geregistreerd|programme(?:er|ren)|\b(?:excel|java|python|sql|sap|afas|autocad|react|typescript|javascript|docker|kubernetes|azure|aws|linux|exact|wms|plc|office|figma|photoshop|indesign|wordpress|power bi|tableau|jira|salesforce|hubspot|google ads|google analytics|solidworks|revit|dynamics|topdesk|visma|nedap|matlab|kotlin|php|c#|c\+\+|postgresql|kafka|git)\b/iu

/** A sentence that speaks of a period of work. */
export const WORKED =
  /\b(?:19|20)\d{2}\s*(?:[-–—/]|tot(?: en met)?|t\/m|to|until)\s*(?:\p{L}+\.? )?(?:(?:19|20)\d{2}|heden|nu|present|now|current)|(?:\d+\+?|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|vijftien|twintig|two|three|four|five|six|seven|eight|ten) ?(?:jaar|years?) (?:\p{L}+ )?(?:werk|\p{L}{3,12})?(?:ervaring|werk|als|bij|in|of|experience|gewerkt|werkzaam)|werkzaam (?:als|bij)|\bwerk(?:te|t)? (?:ik |hij |zij |ze )?(?:nu |momenteel |sinds [\p{L}\d]+ |daar )?(?:als|bij|voor)\b|gewerkt (?:als|bij|aan|voor|in)|\bzat (?:ik |hij |zij |ze )?in de\b|\bwork(?:ed|ing) (?:as|at|for|in)\b|begon(?:nen)? (?:als|bij)|ervaring (?:als|met|in)|sinds (?:\p{L}+ )?(?:19|20)\d{2}/iu

/**
 * Wordings of tasks that ask much: responsibility, autonomy, people in a hard spot, disturbance, many things at once.
 */
export const DEMANDING =
  /verantwoordelijk|zelfstandig|\b(?:leidt|leid|leiden|leiding)\b|leidt .{0,30} op\b|aanstur|\bcoach|begeleidt|bewaak|storing|vertraging|afwijking|klacht|complex|ingewikkeld|combine|stemt .{0,20}af\b|stem(?:t|men)? af\b|afstemm|onderhandel|overtuig|procede|architectuur|beveiliging|beslis|kostprij|budget|deadline|risico|crisis|spoed|lost .{0,40} op\b|stelt .{0,60}vast\b|ondersteuning|groep van \d|ongeveer \d{2}|stakeholder|responsib|independent|\blead|manag|escalat|multiple|negotiat/iu
