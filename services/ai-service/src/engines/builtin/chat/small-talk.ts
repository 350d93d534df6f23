const replies: [RegExp, string][] = [
  [
    /^\W*(?:hoi|hallo|hey|hi|hello|dag|goede?morgen|goede?middag|goede?navond|goedendag)(?: (?:daar|allemaal|wervio|assistent|there))?\W*$/i,
    'Hallo, waar kan ik je mee helpen? Vraag bijvoorbeeld naar taken, salaris, vaardigheden of ervaring.',
  ],
  [
    /^\W*(?:dank(?: ?je|u)?(?: wel)?|bedankt|dankjewel|dankuwel|thanks|thank you|thx|top|super|fijn|mooi|perfect|prima|oké|oke|ok)(?:[ ,]+(?:bedankt|dank je(?: wel)?|dankjewel|hoor|man|voor (?:je|de|het) \p{L}+))*\W*$/iu,
    'Graag gedaan. Stel gerust nog een vraag.',
  ],
  [
    /^\W*(?:doei|tot ziens|tot later|bye|fijne dag|prettige dag|groetjes?|tot morgen)(?: (?:nog|verder))?\W*$/i,
    'Tot de volgende keer.',
  ],
]

/** The reply to a greeting, thanks or goodbye; null for anything else. */
export const replyToSmallTalk = (message: string): string | null =>
  replies.find(([pattern]) => pattern.test(message.trim()))?.[1] ?? null
