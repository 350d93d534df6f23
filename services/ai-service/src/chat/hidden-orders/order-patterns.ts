const MACHINE = String.raw`(?:ai|a\.i\.|llms?|taalmodel(?:len)?|language models?|chatbots?|chatgpt|gpt|ai-?\s?(?:model|assist\w+|systeem|system|recruiter|screener)|(?:recruitment|hiring|hr)-?\s?(?:bot|ai)|automated (?:system|screen\w+)|bots?)`
const ORDERS = String.raw`(?:instructies?|aanwijzing(?:en)?|opdrachten|opdracht|regels|instructions?|rules|prompts?|guidelines|directions|commands|beperkingen|restrictions|(?:voorgaande|vorige|eerdere|bovenstaande|previous|prior|above|earlier) (?:tekst|text|messages?|berichten?|context))`
const PERSON = String.raw`(?:kandidaat|kandidate|candidate|sollicitant|applicant|score|cv|resume|match|profiel|profile|persoon|person)`
const SECRET = String.raw`(?:(?:system|systeem)? ?prompts?|(?:je|jouw|uw|your) (?:\w+ )?(?:instructies|instructions|regels|rules)|(?:all |alle |any |the )?(?:other|andere) (?:candidates|kandidaten|sollicitanten|applicants)|alle kandidaten|all candidates|wachtwoord\w*|passwords?|api.?keys?|geheimen|secrets|credentials|full context|volledige context|conversation history)`
/** Somebody who describes themselves: 'ik geef altijd 100%' orders nobody. */
const NOT_TOLD = String.raw`(?<!\b(?:ik|i|we|wij|ze|zij|they|he|she|hij) )`

const pattern = (source: string, flags = 'iu') => new RegExp(source, flags)

/**
 * Wordings that speak to a machine instead of to a reader. After the kinds in OWASP's list for applications with
 * language models (LLM01:2025, prompt injection): taking back orders, a new role, leaking the prompt, forcing a score
 * or verdict, fake turns. Narrow on purpose: 'ik werkte aan chatbots' and 'looking for a new role' are what people
 * write in a CV.
 */
export const orderPatterns: RegExp[] = [
  pattern(
    String.raw`\b(?:negeer|vergeet|ignore|disregard|forget|override|overschrijf|bypass|omzeil)\b[^.!?]{0,60}\b${ORDERS}\b`,
  ),
  pattern(
    String.raw`\b${ORDERS}\b[^.!?]{0,40}\b(?:negeren|vervallen|vervalt|gelden niet|gelden niet meer|genegeerd|no longer apply|are void|do not apply|ignored)\b`,
  ),
  pattern(
    String.raw`^\W{0,4}(?:SYSTEM|SYSTEEM|System)(?: ?(?:prompt|PROMPT|message|MESSAGE|OVERRIDE|override|BERICHT))?\W{0,3}:`,
    'u',
  ),
  pattern(
    String.raw`^\W{0,4}(?:system|systeem) ?(?:prompt|message|bericht|instructie|instruction|override|melding)\W{0,3}:?`,
  ),
  pattern(String.raw`^\W{0,4}(?:human|user|assistant|gebruiker|assistent|instructions?|instructies?)\W{0,3}:`),
  pattern(
    String.raw`<\|?\/?(?:im_start|im_end|system|assistant|user|inst|sys|endoftext|eot_id|start_header_id)\b|\[\/?INST\]|<<\/?SYS>>|#{2,} ?(?:system|assistant|instruction|response|human)\b`,
  ),
  pattern(
    String.raw`\b(?:you are now (?:an?|the|in|free|no longer)|you're now an?|from now on,? (?:you|answer|respond|always|act|only)|je bent (?:nu|vanaf nu|voortaan) (?:een|de|geen|in)|u bent (?:nu|vanaf nu|voortaan) een|doe alsof je|gedraag je als|pretend (?:to be|that you|you)|vanaf nu (?:ben jij|ben je|antwoord|geef|reageer|praat|spreek)(?! ik)|new instructions?|nieuwe instructies?|jailbreak|developer mode|ontwikkelaarsmodus|dan mode|act as an? (?:${MACHINE}|unrestricted|different))\b`,
  ),
  pattern(
    String.raw`\b(?:system ?prompt|systeem ?prompt|system message|systeembericht|prompt injection|hidden instructions?|verborgen (?:instructies?|opdracht(?:en)?))\b`,
  ),
  pattern(
    String.raw`${NOT_TOLD}\b(?:reveal|print|show|repeat|output|leak|expose|dump|list|toon|herhaal|geef|onthul|lek|deel|stuur|verklap|noem|laat)\b[^.!?]{0,40}\b${SECRET}\b`,
  ),
  pattern(
    String.raw`^\W{0,4}(?:aan|voor|to|dear|beste|attention|let op|note to|notice to)\s*:?\s*(?:de |het |the |all |alle |any |elke )?${MACHINE}\b[^.!?]{0,30}[:,]`,
  ),
  pattern(
    String.raw`(?<!\b(?:schrijft?|schrijven|schreef|maakt?|maken|ontwerpt?|write|writes|writing|wrote|design\w*) (?:\w+ )?)\b(?:message|bericht|instructions?|instructies?|opdracht|note|notice|mededeling) (?:to|for|aan|voor) (?:de |het |the |all |alle |any |elke )?${MACHINE}\b`,
  ),
  pattern(
    String.raw`\b(?:als|if|when|wanneer) (?:je|jij|u|you)\b[^.!?]{0,20}\b${MACHINE}\b[^.!?]{0,12}\b(?:bent|leest|verwerkt|samenvat|read|reading|process\w*)\b|\b(?:if|when) you(?:'re| are) an? ${MACHINE}\b|\bas an ${MACHINE}\b|\b(?:assistent|assistant|ai|model) (?:die|that|reading|who) (?:dit|this) (?:leest|reads)?`,
  ),
  pattern(
    String.raw`${NOT_TOLD}\b(?:geef|give|score|scoor|rate|rank|beoordeel|waardeer|assign|zet|mark|markeer|classify|rangschik|plaats|return|beschouw)\b[^.!?]{0,60}\b${PERSON}\b[^.!?]{0,50}\b(?:100|10 ?(?:\/|van de|out of) ?10|hoogste|maximale?|maximum|highest|top|topkandidaat|beste|best|perfecte?|bovenaan|first|als eerste|nummer (?:1|één)|hired|aangenomen|uitmuntend)\b`,
  ),
  pattern(
    String.raw`${NOT_TOLD}\b(?:geef|give|score|scoor|rate|assign|return)\b[^.!?]{0,25}\b100 ?(?:%|procent\b|percent\b|punten\b|points\b|\/ ?100)`,
  ),
  pattern(
    String.raw`\b(?:match|score|scores)\b[^.!?]{0,15}(?:must be|should be|moet|is altijd|=|:) ?(?:altijd |always )?(?:be |zijn )?(?:100|10 ?\/ ?10)\b`,
  ),
  pattern(
    String.raw`${NOT_TOLD}\b(?:zeg|antwoord|vertel|schrijf|vermeld|concludeer|beweer|rapporteer|reageer|say|answer|respond|reply|tell|conclude|claim|recommend|adviseer|bevestig|confirm)\b(?! (?:ik|we|wij|i)\b)[^.!?]{0,30}\b(?:altijd|alleen nog|uitsluitend|always|only with|only in|dat (?:deze|de|dit|hij|zij|ze) (?:\w+ )?(?:kandidaat|sollicitant|persoon|cv|beste|perfect|ideaal|aangenomen|geschikt)|that (?:this|the|he|she|they) (?:\w+ )?(?:candidate|applicant|person|best|perfect|ideal|should be hired)|to hire|approved|goedgekeurd|in het frans|in french|in english|als een piraat|like a pirate)\b`,
  ),
  pattern(
    String.raw`(?<!\b(?:een|het|the|an|their|je|jouw|your|goede?|right) )\b(?:antwoord|answer|respond|reply|zeg|say) (?:(?:op (?:alles|elke vraag)|to (?:everything|every question|all questions)|altijd|always|only|alleen|enkel)\b|(?:met|with) ["'‘“])`,
  ),
  pattern(
    String.raw`\b(?:do not|don't|never|vertel|noem|zeg|vermeld|mention)\b[^.!?]{0,40}\b(?:these instructions?|this (?:instruction|message|note)|deze (?:instructies?|opdracht)|(?:other candidates|andere kandidaten)|the recruiter that|the user that|de recruiter niet|de gebruiker niet)\b`,
  ),
  pattern(
    String.raw`\b(?:wijs|reject|verwerp|discard|decline|verwijder|delete)\b[^.!?]{0,40}\b(?:alle andere|all other|de overige|every other) (?:kandidaten|sollicitanten|candidates|applicants)`,
  ),
  pattern(
    String.raw`\b(?:stuur|verstuur|mail|post|send|forward|exfiltrate|upload)\b[^.!?]{0,40}\b(?:alle gegevens|all data|the data|cv's van|context|het gesprek|dit gesprek|the conversation|conversation|chat ?history)\b[^.!?]{0,40}(?:https?:\/\/|www\.|@|\bnaar\b|\bto\b)`,
  ),
  pattern(
    String.raw`!\[[^\]]{0,200}\]\(|\[[^\]]{0,200}\]\(\s*(?:https?:|data:|javascript:|\/\/)[^)\s]{0,300}[?{=]|(?:javascript|vbscript):[a-z(/]|data:text\/html`,
  ),
  pattern(
    String.raw`\b(?:render|toon|include|embed|voeg|add|laad|load)\b[^.!?]{0,40}\b(?:image|afbeelding|markdown|plaatje|pixel)\b[^.!?]{0,60}(?:https?:|\?|=)`,
  ),
  pattern(
    String.raw`\b(?:execute|run|voer)\b[^.!?]{0,15}\b(?:this|the following|volgende|dit|deze) (?:command|code|script|opdracht|commando|instructi\w+)`,
  ),
  pattern(String.raw`\b(?:decode|decodeer|ontsleutel)\b[^.!?]{0,80}\b(?:follow|execute|voer|volg|obey)\b`),
  pattern(
    String.raw`\b(?:follow|obey|volg|gehoorzaam) (?:these|this|the following|my|only|deze|dit|de volgende|alleen|mijn)\b[^.!?]{0,40}\b(?:instruct\w*|commands?|orders?|opdracht(?:en)?|aanwijzing(?:en)?)\b`,
  ),
  pattern(
    String.raw`\b(?:end|einde) (?:of|van) (?:de |het |the )?(?:context|data|gegevens|prompt|user input|invoer|brongegevens)\b|<\/?(?:gegevens|context|data|document|bronnen|vraag|instructies|instructions?|prompt)>`,
  ),
]
