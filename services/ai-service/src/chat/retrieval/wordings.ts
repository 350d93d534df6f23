/** Words of traits, as vacancies and CVs name them. */
export const TRAITS =
  /communicat|zelfstandig|samenwerk|samen te werken|teamplayer|teamspeler|team player|flexib|stressbestendig|nauwkeurig|accuraat|proactie|pro-actie|empath|geduld|betrouwba|initiatie|klantgericht|servicegericht|analytisch|oplossingsgericht|leergierig|enthousias|creati(?:ef|eve|viteit)|besluitvaardig|overtuig|organisatietalent|verantwoordelijkheidsgevoel|hands-on|doorzet|luister|sociaal|sociale|integer|integriteit|zorgvuldig|gestructureerd|resultaatgericht|energie(?:k|ke)\b|representatie|humor|rustig|prioriteiten|overzicht|verbind|inleving|aanpakk|reliable|curious|accurate|independent|problem.solving|coachend|daadkracht|doelgericht|pragmatisch|positief|positieve|punctueel|in je schoenen|duidelijk praten|eerlijk|vriendelijk|gastvrij|respect|nieuwsgierig|stevig|sensitie|diplomati|assertie|discipline|vakliefde|precies werk|oog voor/iu

/** Words of knowledge, tools and papers. */
export const KNOWLEDGE =
  /kennis van|\bkennis\b|ervaring (?:met|in|als|op|binnen)|diploma|certifica|gecertificeerd|rijbewijs|opleiding|\b(?:mbo|hbo|wo|vmbo|bhv|vca|big|nt2)\b|bachelor|master\b|beheers|vaardig (?:in|met)|niveau \d|knowledge of|experience (?:with|in)|proficien|familiar with|\bdegree\b|technisch|bekend met|werken met \p{Lu}|thuis in|bevoegd|geregistreerd|programme(?:er|ren)|\b(?:excel|java|python|sql|sap|afas|autocad|react|typescript|javascript|docker|kubernetes|azure|aws|linux|exact|wms|plc|office)\b/iu

/** A sentence that speaks of a period of work. */
export const WORKED =
  /\b(?:19|20)\d{2}\s*(?:[-–—/]|tot(?: en met)?|t\/m|to|until)\s*(?:\p{L}+\.? )?(?:(?:19|20)\d{2}|heden|nu|present|now|current)|\d+\+? ?(?:jaar|years?) (?:\p{L}+ )?(?:werk)?(?:ervaring|als|bij|in|of|experience|gewerkt|werkzaam)|werkzaam (?:als|bij)|\bwerk(?:te|t)? (?:ik |hij |zij |ze )?(?:nu |momenteel |sinds [\p{L}\d]+ |daar )?(?:als|bij|voor)\b|gewerkt (?:als|bij|aan|voor|in)|\bwork(?:ed|ing) (?:as|at|for|in)\b|begon(?:nen)? (?:als|bij)|ervaring (?:als|met|in)|sinds (?:\p{L}+ )?(?:19|20)\d{2}/iu
