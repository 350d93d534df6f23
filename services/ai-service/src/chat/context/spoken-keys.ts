/** Texts in which people speak of themselves, or a recruiter notes what they said; folded words of keys. */
const SPOKEN = /gesprek|transcript|notitie|motivatie|samenvatting|interview|notes/

/** Whether the keys that lead to a text name something that was said or noted. */
export const isSpokenKey = (keys: string): boolean => SPOKEN.test(keys)
