/** A number, in figures or words, Dutch or English. */
export const AMOUNT =
  /\d|\b(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|dertien|veertien|vijftien|zestien|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd\p{L}*|\p{L}*duizend|tientallen|half|halve|dagelijks|wekelijks|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand)\b/iu
