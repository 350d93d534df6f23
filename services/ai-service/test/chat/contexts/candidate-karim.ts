/** A candidate of whom only a free CV text is known, in English, without headings for everything. */
export const karimCandidate = {
  kandidaatNaam: 'Karim Bouzid',
  cvData: {
    raw: `Karim Bouzid
Rotterdam, The Netherlands | karim.bouzid@example.com | +31 6 5550 1234

Mechanical engineer with eight years of experience in offshore and wind energy. Known for calm decisions under pressure.

EXPERIENCE
Lead engineer, Noordzee Wind, 2021 - present
- Reduced unplanned downtime of 60 turbines by 18%
- Manages a team of five maintenance engineers
Maintenance engineer, Havenbedrijf Delta, 2016 - 2021
- Introduced condition monitoring for crane gearboxes

EDUCATION
MSc Mechanical Engineering, TU Delft, 2016
GWO Basic Safety certificate, valid until 2027

SKILLS
SolidWorks, Python, vibration analysis, root cause analysis

LANGUAGES
Dutch (native), Arabic (native), English (fluent)

I am looking for a role where I can build a maintenance strategy from scratch. Available from 1 September with a notice period of two months. Expected salary: EUR 6,200 per month.`,
  },
  notities: ['Heeft een hond en zeilt graag.', 'Wil niet meer dan 45 minuten reizen.'],
}
