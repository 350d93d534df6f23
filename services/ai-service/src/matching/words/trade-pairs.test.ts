import { expect, test } from '@jest/globals'
import { jobOf, matchOf } from '../testing/match-of.ts'

test.each([
  ['Ervaring met orthopedie en traumatologie', 'Orthopaedic list three days a week. Trauma theatre in rotation.'],
  ['Instrumenteren bij operaties', 'Scrubbing for operations.'],
  ['Steriliseren van instrumenten', 'Sterilisation of instruments.'],
  ['Inbedrijfstelling van machines', 'Commissioning of machines.'],
  ['Bedieningsschermen bouwen', 'Operator screens and HMI panels.'],
  ['Elektrisch gereden', 'Driving electric buses since 2022.'],
  ['Metselen', 'Bricklaying and pointing.'],
  ['Stukadoren', 'Plastering of walls.'],
  ['Dakdekken', 'Roofing of flats.'],
  ['Tegels zetten', 'Tiling bathrooms.'],
  ['Steigerbouw', 'Scaffolding on building sites.'],
  ['Meetstaten lezen', 'Reading bills of quantities.'],
  ['Nachtaudit', 'Night audit twice a week.'],
  ['Inchecken van gasten', 'Check-in and check-out of guests.'],
  ['Reserveringen', 'Bookings by phone.'],
  ['Haren knippen', 'Hairdressing and haircuts.'],
  ['Brood bakken', 'Bread baking at night.'],
  ['Vlees uitbenen', 'Boning meat.'],
  ['Vergunningen aanvragen', 'Applying for permits.'],
  ['Surveillance', 'Guarding of a shopping centre.'],
  ['Aanmaningen versturen', 'Dunning and payment reminders.'],
  ['Kredietlimieten bewaken', 'Monitoring credit limits.'],
  ['Bestralen van patiënten', 'Radiotherapy of patients.'],
  ['Kraamzorg', 'Maternity care at home.'],
  ['Vertalen', 'Translation of contracts.'],
  ['Lasnaden controleren', 'Inspection of welds.'],
  ['Verkeer regelen', 'Traffic control at road works.'],
  ['Riolering', 'Sewers and drainage.'],
])('%s is shown by: %s', (label, deeds) =>
  expect(
    matchOf({ title: 'Vakman', hard_skills: label }, { experience: [jobOf('Specialist', [2019], deeds)] }).states[
      label
    ],
  ).toMatch(/^(?:met|partly)$/),
)

test.each(['Microsoft Dynamics NAV', 'AFAS', 'Exact Online', 'SAP S/4HANA'])('%s is an ERP package', (name) =>
  expect(
    matchOf(
      { title: 'Inkoper', hard_skills: 'Ervaring met een ERP-pakket' },
      { experience: [jobOf('Inkoper', [2019], `Wij werken met ${name}.`)] },
    ).states['Ervaring met een ERP-pakket'],
  ).toMatch(/^(?:met|partly)$/),
)
