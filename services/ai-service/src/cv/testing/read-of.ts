import { readCv } from '../read-cv.ts'
import { cvOf } from './cv-of.ts'

const work = `

# Werkervaring
**Verpleegkundige**
Ziekenhuis Oost, Amersfoort
2018 - heden
* Zorg voor patiënten na een operatie`

/** What is read from a CV that begins with these lines and goes on with a job. Lines are written as for \`cvOf\`. */
export const readOf = (text: string) => readCv(cvOf(text + work))
