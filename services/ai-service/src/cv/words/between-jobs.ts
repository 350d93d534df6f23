const phrases = (text: string): readonly string[] =>
  text
    .split(/[;\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)

/**
 * What people write for years without a job, as it begins, in small letters without accents; a word of it ends where
 * the phrase does.
 */
export const betweenJobs: readonly string[] = phrases(`
  mantelzorg; mantelzorger; opvoeding van; opvoeden van; opvoeden; gezorgd; huisvrouw; huisman; huismoeder; thuismoeder; thuisvader; thuisblijfmoeder; thuisblijfvader; moederschap; moederschapsverlof; ouderschapsverlof; zwangerschapsverlof; verlof
  sabbatical; sabbatjaar; tussenjaar; wereldreis; reizen; op reis; gereisd; rondreis; backpacken; backpackreis; werkzoekend; werkzoekende; werkloos; zonder werk; arbeidsongeschikt; ziek; ziekte; re-integratie; reintegratie; herstel; pensioen; gepensioneerd; loopbaanonderbreking; inburgering
  career break; career gap; career pause; break; parental leave; maternity leave; paternity leave; maternity; paternity; family care; family leave; family time; family break; homemaker; housewife; stay at home; stay-at-home; full-time mother; full time mother; full-time parent; full time parent; full-time father; full time father
  gap year; travelling; traveling; travel; travels; world trip; unemployed; jobseeker; job seeking; job search; looking for work; retired
  bildungskarenz; elternkarenz; vaterkarenz; karenz; papamonat; elternzeit; mutterschutz; erziehungszeit; kindererziehung; hausfrau; hausmann; familienzeit; familienphase; pflegezeit; pflege der angehorigen; pflege von angehorigen; pflege meiner; pflege meines; arbeitssuchend; arbeitslos; auszeit; weltreise; orientierungsphase
  conge parental; conge maternite; conge sabbatique; conge; annee sabbatique; mere au foyer; pere au foyer; recherche d'emploi; en recherche d'emploi; tour du monde; excedencia; ano sabatico; ama de casa`)

/** Words that may stand before those. */
export const beforeBetween: readonly string[] = phrases(
  'volledig; fulltime; full-time; tijdelijk; tijdelijke; periode van; period of; jaar; een jaar; a year of',
)
