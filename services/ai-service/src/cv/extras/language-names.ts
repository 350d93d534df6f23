const codes = `nl en de fr es it pt pl tr ar ru uk ro bg hu cs sk el da sv no nb fi et lv lt hr sr bs sl mk sq hy ka he fa ku ps ur hi bn pa gu ta te ml mr ne si th vi id ms tl zh yue ja ko mn sw am ti so ha yo ig zu af fy lb ga gd cy eu ca gl is mt eo la pap srn az kk uz ky tg tk uz ber jv su li nds mg rw sn xh st`
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const more = `vlaams papiaments papiamento sranan sranantongo berbers tamazight farsi dari pasjtoe koerdisch mandarijn mandarin kantonees cantonese chinees gebarentaal nederlandse\\sgebarentaal tagalog filipino hindi hindoestaans sarnami flemish frisian fries
  fula fulani cebuano ilocano tamazight dari tigrinya fanti wolof akan somalisch oromo kikongo streektaal nedersaksisch limburgs sorani kurmanji aramees tigrinya javaans moluks maleis bahasa latijn oudgrieks gronings brabants twents drents zeeuws neerlandes olandese holandes neerlandais flamand gaelic twi lingala kirundi deutsch english francais español nederlands dutch bosnisch servisch kroatisch montenegrijns slowaaks`.split(/\s+(?!gebarentaal)/)

const names = new Set([
  ...['nl', 'en', 'de', 'fr', 'es', 'it', 'pt'].flatMap((language) => {
    const display = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
    return codes.split(' ').flatMap((code) => fold(display.of(code) ?? ''))
  }),
  ...more.map((name) => fold(name.replace('\\s', ' '))),
].filter(Boolean))

/** True for the name of a language or a regional language, in Dutch, English, German, French, Spanish, Italian or Portuguese or as ISO 639 names it. */
export const isLanguageName = (text: string): boolean => names.has(fold(text))
