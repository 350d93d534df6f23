/** The facts of one line that exports give as rows of a label and a value. */
export type FactField = 'functie' | 'organisatie' | 'salaris' | 'locatie' | 'uren' | 'sector'

/** Labels that only name the field itself: their value is the fact. */
const OWN_LABEL: Record<FactField, RegExp> = {
  functie:
    /^(?:functie(?:[ -]?(?:titel|naam|benaming))?|titel|vacature(?:titel)?|job(?:[ -]?(?:title|titel))?|rol|beroep|profiel|positie|position)$/i,
  organisatie: /^(?:organisatie|bedrijf(?:snaam)?|werkgever|naam|firma|onderneming|company|employer)$/i,
  salaris:
    /^(?:(?:bruto[ -]?)?(?:maand|uur|jaar)?[ -]?(?:loon|salaris|wedde)|salaris(?:indicatie|range)?|verloning|bezoldiging|bedrag|tarief|salary)$/i,
  locatie:
    /^(?:locatie|plaats|standplaats|werkplek|werklocatie|werkplaats|vestiging|site|regio|adres|stad|gemeente|tewerkstelling(?:splaats)?|location|kantoor)$/i,
  uren: /^(?:regime|dienstverband|contract(?:type|vorm)?|arbeidsregime|arbeidsduur|uren|aantal uren|fte|deeltijdfactor|(?:werk)?dagen|uurrooster|rooster|werkrooster|werktijden|werkuren|hours)$/i,
  sector: /^(?:sector|branche|industrie|industry)$/i,
}

const LEAST =
  /^(?:(?:salaris|loon|bedrag|schaal|uren|uur)?[ -]?)?(?:min(?:imum|imaal)?\.?|van|vanaf|ondergrens|laagste)(?: (?:salaris|loon|uren|bedrag))?$/i
const MOST =
  /^(?:(?:salaris|loon|bedrag|schaal|uren|uur)?[ -]?)?(?:max(?:imum|imaal)?\.?|tot|bovengrens|hoogste)(?: (?:salaris|loon|uren|bedrag))?$/i
const BASIS = /^(?:basis|periode|per|eenheid|bruto\/netto|munt(?:eenheid)?|valuta)$/i
const WEEK =
  /^(?:(?:aantal )?(?:uren|uur|hours)(?: ?(?:per|\/|p\.?) ?(?:week|w)\.?)?|wekelijkse (?:uren|arbeidsduur)|weekuren)$/i
const WEEKEND = /^(?:weekend(?:werk|dienst(?:en)?|s)?)$/i
const FIGURES = /^\d{1,2}(?:[.,]\d{1,2})?(?: ?[-–/] ?\d{1,2}(?:[.,]\d{1,2})?)?$/

type Row = { label: string; value: string }

/** 'Standplaats\tGent', 'Standplaats: Gent'; null for other lines. */
const rowOf = (line: string): Row | null => {
  const [, label = '', value = ''] =
    /^\s*([\p{L}][\p{L} /.()-]{0,28}?)(?:\s*\t+\s*| ?[:=] +| ?[;|] ?)(\S.*?)\s*$/u.exec(line) ?? []
  return value === '' ? null : { label: label.trim(), value: value.replaceAll('\t', ' ') }
}

const labelled = ({ label, value }: Row): string =>
  `${/^(?:PC|CAO|FWG)$/i.test(label) ? label.replace(/^cao$/i, 'cao') : label.charAt(0).toLowerCase() + label.slice(1)} ${value}`

const writePayRows = (rows: readonly Row[]): string => {
  const valueOf = (label: RegExp) => rows.find((row) => label.test(row.label))?.value
  const [least, most] = [valueOf(LEAST), valueOf(MOST)]
  const range = [least, most].filter((sum) => sum !== undefined).join(' - ')
  const basis = rows.filter(({ label }) => BASIS.test(label)).map(({ value }) => value)
  const others = rows
    .filter(({ label }) => ![LEAST, MOST, BASIS].some((form) => form.test(label)))
    .map((row) => (OWN_LABEL.salaris.test(row.label) ? `${row.value}${periodOf(row)}` : labelled(row)))
  return [[range, ...basis].join(' ').trim(), ...others].filter((part) => part !== '').join(', ')
}

/** 'Uurloon: 15,20' says its period in the label. */
const periodOf = ({ label, value }: Row): string => {
  const [period] = /maand|uur|jaar/i.exec(label) ?? []
  return period === undefined || /maand|uur|jaar|\/ ?[umj]\b/i.test(value) ? '' : ` per ${period.toLowerCase()}`
}

const writeHoursRows = (allRows: readonly Row[]): string => {
  const valueOf = (end: RegExp): string => allRows.find(({ label }) => end.test(label))?.value ?? ''
  const least = valueOf(LEAST)
  const most = valueOf(MOST)
  const rows =
    least !== '' && most !== '' && FIGURES.test(least) && FIGURES.test(most)
      ? [
          { label: 'uren', value: least === most ? least : `${least}-${most}` },
          ...allRows.filter(({ label }) => !LEAST.test(label) && !MOST.test(label)),
        ]
      : allRows
  const isWeek = ({ label, value }: Row) => WEEK.test(label) && FIGURES.test(value)
  return [...rows.filter(isWeek), ...rows.filter((row) => !isWeek(row))]
    .map((row) => {
      if (isWeek(row)) return `${row.value} uur per week`
      if (WEEKEND.test(row.label))
        return row.value.replace(/^(\d) op (?:de )?(\d)$/, '1 weekend op $2').replace(/^(?!.*weekend)/, 'weekend ')
      if (/^(?:fte|deeltijdfactor)$/i.test(row.label)) return `${row.value} fte`
      return OWN_LABEL.uren.test(row.label) || WEEK.test(row.label) ? row.value : labelled(row)
    })
    .join(', ')
}

/** A fact without the labels that an export puts before it; any other text is given back as it is. */
export const writeFactRows = (text: string, field: FactField): string => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const rows = lines.map(rowOf)
  const isKnown = ({ label }: Row) =>
    OWN_LABEL[field].test(label) ||
    (field === 'salaris' && [LEAST, MOST, BASIS].some((form) => form.test(label))) ||
    (field === 'uren' && (LEAST.test(label) || MOST.test(label) || WEEK.test(label) || WEEKEND.test(label)))
  if (rows.length === 0 || !rows.every((row) => row !== null)) return text
  if (!rows.some(isKnown)) return text
  if (field === 'salaris') return writePayRows(rows)
  if (field === 'uren') return writeHoursRows(rows)
  return rows.map((row) => (isKnown(row) ? row.value : labelled(row))).join(', ')
}
