/**
 * Jobs whose name also stands for others: whoever asks for a developer is served by a Java developer, not the reverse.
 * `wide > narrow, narrow`; each by a title of `jobFamilies`.
 */
export const widerJobs: readonly { wide: string; narrow: readonly string[] }[] = `
verpleegkundige > wijkverpleegkundige
kok > chef-kok
developer > frontend developer, backend developer, mobile developer
arts > huisarts, bedrijfsarts, specialist ouderengeneeskunde, psychiater, chirurg, kinderarts, cardioloog, neuroloog, internist, radioloog, anesthesioloog, gynaecoloog, oogarts, uroloog, dermatoloog, orthopeed
monteur > liftmonteur
projectmanager > projectleider bouw, projectleider infra, projectleider installatietechniek, implementatiemanager
beleidsadviseur > adviseur duurzaamheid, milieuadviseur, adviseur mobiliteit, adviseur ruimtelijke ordening, adviseur sociaal domein
cnc-operator > cnc-draaier, cnc-frezer
installateur > loodgieter, cv-monteur, koeltechnieker, warmtepompmonteur, ventilatiemonteur
bouwvakker > metselaar, timmerman, stratenmaker, betonwerker, tegelzetter, voeger
`
  .trim()
  .split('\n')
  .map((line) => {
    const [wide = '', narrow = ''] = line.split(' > ')
    return { wide, narrow: narrow.split(',').map((title) => title.trim()) }
  })
