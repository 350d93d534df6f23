import { type Block, paragraph } from '../../vacancy-text/document.ts'
import type { Draft } from './draft.ts'

/** Points to the button and the recruiter only: the form names no person, number or date to add. */
export function applyBlocks({ choose, organisation, role }: Draft): Block[] {
  const as = role?.person ? `als ${role.name} ` : ''
  return [
    paragraph(
      choose('apply', [
        'Enthousiast? Klik op de sollicitatieknop en laat van je horen. Heb je eerst nog een vraag? De recruiter helpt je graag.',
        `Zie je jezelf al ${as}aan het werk ${organisation.at}? Solliciteer dan via de knop bij deze vacature. De recruiter beantwoordt graag je vragen.`,
        'Is dit jouw baan? Solliciteer via de knop bij deze vacature, dan maken we graag kennis met je. Twijfel je nog? Stel je vraag gerust aan de recruiter.',
        `We horen graag waarom jij ${organisation.at} wilt werken. Solliciteer via de sollicitatieknop. Wil je eerst meer weten? Neem dan contact op met de recruiter.`,
      ]),
    ),
  ]
}
