const COMPANY =
  /\b(?:b\.?v\.?|n\.?v\.?|gmbh|inc|ltd|llc|holding|groep|group|stichting|gemeente|ministerie|ziekenhuis|universiteit|university|hogeschool|college|school|academy|academie|bank|solutions|consultancy|services|systems|technologies)\b/iu

/** True for a text with a word that companies and schools have in their name. */
export const namesOrganisation = (text: string): boolean => COMPANY.test(text.slice(0, 300))
