import * as care from './care-and-education.ts'
import * as office from './office.ts'
import * as pastedTexts from './pasted-texts.ts'
import * as service from './public-and-service.ts'
import * as trades from './trades.ts'
import * as hurried from './typed-in-a-hurry.ts'

/** Forms as recruiters of very different sectors fill them in: neat, terse, sloppy, shouted, pasted. */
export const forms = { ...care, ...office, ...pastedTexts, ...service, ...trades, ...hurried }
