import { describe, expect, test } from '@jest/globals'
import { cvOf } from '../testing/cv-of.ts'
import { misreadHeading } from './misread-heading.ts'
import { sectionsOf } from './sections.ts'

const cv = cvOf(`# Ada Kramer

# Enployment
**Lasser**
Scheepswerf De Kaap, 2015 - 2020
* Platen lassen

# Opleidinqen
**MBO Metaal**
ROC Noord, 2011 - 2015`)
const kindsOf = (document: typeof cv) => sectionsOf(document).map(({ kind }) => kind)

describe('a heading with letters wrong', () => {
  test('is known on a scan', () => {
    const pages = cv.pages.map((page) => ({ ...page, scan: { quarters: 0, turn: 0 } }))
    expect(kindsOf({ ...cv, pages })).toEqual(expect.arrayContaining(['experience', 'education']))
  })

  test('is not known elsewhere', () => expect(kindsOf(cv)).not.toContain('experience'))
})

test.each(['Werkenvaring', 'EDUCAT1ON', 'Vaardiqheden', 'Work experlence', 'Deqrees', 'Persoonlijke qegevens'])(
  '%s is a heading',
  (text) => expect(misreadHeading(text)).toBeDefined(),
)

test.each(['Contract', 'Experienced', 'Trainers', 'Employer', 'Opleider', 'Personeel', 'Products', 'Taken', 'Studio'])(
  '%s is another word',
  (text) => expect(misreadHeading(text)).toBeUndefined(),
)
