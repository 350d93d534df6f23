import { fold } from '../lexicon/fold.ts'
import { wordSetOf } from '../lexicon/lexicon.ts'

const codes = `nl en de fr es it pt pl tr ar ru uk ro bg hu cs sk el da sv no nb fi et lv lt hr sr bs sl mk sq hy ka he fa ku ps ur hi bn pa gu ta te ml mr ne si th vi id ms tl zh yue ja ko mn sw am ti so ha yo ig zu af fy lb ga gd cy eu ca gl is mt eo la pap srn az kk uz ky tg tk uz ber jv su li nds mg rw sn xh st haw mi sm to fj ty nv ht`

const names = new Set(
  [
    ...['nl', 'en', 'de', 'fr', 'es', 'it', 'pt'].flatMap((language) => {
      const display = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
      return codes.split(' ').flatMap((code) => fold(display.of(code) ?? ''))
    }),
    ...wordSetOf('language-names'),
  ].filter(Boolean),
)

/** 'Nederlandse Gebarentaal', 'British Sign Language', 'Langue des signes'. */
const SIGNS = /^te reo(?: maori)?$|^(?:\p{L}{3,20} )?(?:gebarentaal|sign language|gebardensprache|langue des signes)$/u
/** Words before a language that name a variety of it: 'Braziliaans Portugees'. */
const KIND =
  /^(?:marokkaans|egyptisch|syrisch|iraaks|libanees|tunesisch|algerijns|modern|standaard|klassiek|braziliaans|europees|latijns-?amerikaans|zwitsers|oostenrijks|vlaams|haitiaans|antilliaans|surinaams|kaapverdisch|noord|zuid|oud|brits|amerikaans|moroccan|egyptian|syrian|iraqi|lebanese|gulf|levantine|modern standard|classical|brazilian|european|latin american|swiss|austrian|haitian|mauritian|cape verdean|ancient|british|american|mandarin|simplified|traditional|iranian|bahasa)$/u

/**
 * True for the name of a language, a regional language, a variety of one or a sign language, in Dutch, English, German,
 * French, Spanish, Italian or Portuguese.
 */
export const isLanguageName = (text: string): boolean => {
  const name = fold(text)
  if (names.has(name) || SIGNS.test(name)) return true
  const at = Math.max(name.lastIndexOf(' '), name.lastIndexOf('-'))
  return (
    at > 0 &&
    KIND.test(name.slice(0, at)) &&
    (names.has(name.slice(at + 1)) || /^(?:indonesia|melayu)$/.test(name.slice(at + 1)))
  )
}
