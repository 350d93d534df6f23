/** Parts of Dutch and English CV words that hold a ligature; `(…)` is the ligature, for words whose glyph a file can't name. */
const PATTERNS = [
  'pro(fi)[el]', 'certi(fi)[ce]', 'gecerti(fi)ceerd', 'so(ft)w', 'microso(ft)', 'o(ffi)c', 'e(ffi)ci', 'e(ff)ect', 'o(ff)er', 'a(ff)air', 'di(ff)er', 'di(ffi)cult', 'tra(ffi)c',
  '^(fi)nan', '^(fi)lia', '^(fi)lm', '^(fi)scal', '^(fi)scaal', '^(fi)nal', '^(fi)rst$', '^(fi)eld', '^(fi)rewall', '^(fi)rma', '^(fi)gma', '^(fi)ets', '^(fi)tness', '^(fi)ts?$', '^(fi)nd', '^(fi)ber', '^(fi)xed', '^(fi)ve$', '^(fi)jn', '(fi)ntech',
  '^(fl)ex', 'work(fl)ow', '^(fl)ow', '^(fl)oor', '^(fl)utter', 'in(fl)u', 're(fl)e[ck]', 'con(fl)ict', 'o(ffl)ine', 'snow(fl)ake', 'net(fl)ix', 'air(fl)ow', 'con(fl)uence',
  'speci(fi)', 'identi(fi)', 'veri(fi)', 'classi(fi)', 'quali(fi)', 'kwali(fi)', 'noti(fi)', 'modi(fi)', 'signi(fi)', 'scienti(fi)', 'con(fi)g', 'con(fi)den', 'de(fi)ni', 'bene(fi)', 'gra(fi)sch', 'gra(fi)ek', 'gra(fi)e', 'ful(fi)l', 're(fi)n',
  'sta(ff)', 'sta(ff)ing', 'ko(ffi)e', 'sti(ft)ing', 'schri(ft)', 'cra(ft)', 'dra(ft)', 'shi(ft)', '^(ft)e$', 'hee(ft)', 'gee(ft)', 'blij(ft)', 'schrij(ft)', 'a(ft)er', 'o(ft)en', 'swi(ft)',
  'a(tti)tu', 'commi(tt)ee', 'a(tt)en', 'a(tt)ract', 'se(tt)ing', 'be(tt)er', 'ma(tt)er', 'le(tt)er', 'pa(tt)ern', 'ne(tt)o', '(ti)on(?:s|al|eel|ele)?$', '(ti)e(?:s|ve|f)?$', 'ac(ti)v', 'ac(ti)e', 'crea(ti)', 'communica(ti)', 'organisa(ti)', 'administra(ti)', 'appli[ck]a(ti)', 'informa(ti)', 'educa(ti)', 'marke(ti)ng', 'consul(ti)ng', 'accoun(ti)ng', 'recrui(ti)ng', 'mul(ti)', 'analy(ti)', 'poli(ti)', 'op(ti)m', 'prak(ti)', 
]
const rules = PATTERNS.map((pattern) => {
  const [, before = '', ligature = '', after = ''] = /^([^(]*)\((\w+)\)(.*)$/.exec(pattern) ?? []
  return { ligature, test: new RegExp(`${before}\uFFFD${after}`, 'iu') }
})

/** Words with one unnamed glyph (U+FFFD) get its letters when exactly one ligature fits a known word; else the glyph goes. */
export const withLigatures = (word: string): string => {
  if (!word.includes('\uFFFD')) return word
  const fitting = new Set(rules.filter(({ test }) => test.test(word)).map(({ ligature }) => ligature))
  const [ligature] = fitting
  return word.replaceAll('\uFFFD', fitting.size === 1 && ligature !== undefined ? ligature : '')
}
