const alternatives = (text: string): string => text.trim().split(/\s+/).join('|')

/** Verbs with which Dutch tasks begin. */
const verbs = alternatives(`
  aannemen aansturen adviseren afhandelen analyseren assisteren aanvullen beantwoorden begeleiden beheren behandelen bestellen bewaken bijhouden bijdragen bedienen coachen controleren coördineren
  geven helpen implementeren inkopen inplannen inventariseren inwerken klaarmaken klaarzetten laden leiden leveren lossen maken meedenken meehelpen meewerken monitoren observeren onderhouden onderhandelen
  ondersteunen ontvangen ontwerpen ontwikkelen opbouwen opleiden oplossen opmaken opstellen opzetten organiseren overleggen plannen plaatsen programmeren rapporteren registreren regelen repareren samenstellen samenwerken
  schrijven signaleren testen toezien trainen uitvoeren verantwoorden verbeteren verkopen verrichten vervangen vertalen verwerken verzamelen verzorgen voeren voorbereiden waarborgen wassen werven zorgdragen zorgen`)

const gerunds = alternatives(
  'advising analysing analyzing assisting building coaching coordinating creating delivering designing developing driving ensuring helping implementing keeping leading maintaining managing monitoring organising organizing overseeing planning preparing providing reporting running serving supervising supporting training working writing',
)

/** Small letters follow: 'Leiden University' is none. */
const DUTCH = new RegExp(
  String.raw`^(?:het |mede )?(?:(?:leiding|les|advies|ondersteuning|training|zorg) )?(?:${verbs}) \p{Ll}{2,} `,
  'u',
)
const ENGLISH = new RegExp(String.raw`^(?:${gerunds}) (?:a|all|an|at|for|in|of|on|our|the|to|up|with) `, 'u')

/** A text whose first letter is small. */
const beginSmall = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * True for a task that begins with what is done, which names no job though it may hold one: 'Ondersteunen van de bakker',
 * 'Reporting to the plant manager'.
 */
export const isDuty = (text: string): boolean => [DUTCH, ENGLISH].some((form) => form.test(beginSmall(text)))
