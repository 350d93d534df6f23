/** Trades that people are called after, in small letters without accents. */
export const tradeSurnames: ReadonlySet<string> = new Set(
  `
  bakker kok slager timmerman schilder boer metselaar kapper hovenier schoonmaker visser smid schipper koster dekker mulder kuiper brouwer wever molenaar kramer drukker koopman kweker zanger rector voerman herder jager ridder smit meester
  koch maler maurer schreiner metzger backer gartner meister jager kaufmann schlosser baker cook carpenter gardener porter singer farmer painter mason tailor potter hunter fisher cooper turner miller weaver knight bishop dean marshall sergeant major
  page archer fletcher sawyer glazier joiner usher butler steward boucher boulanger macon berger barbier charpentier zapatero herrero guerrero cantor bakkers koks`
    .split(/\s+/)
    .filter(Boolean),
)
