import { finishSentence } from '../../vacancy-text/language/sentences.ts'
import type { Draft } from './draft.ts'

/** Who and where, in the forms the intro's wordings need. */
export type Names = {
  /** 'als timmerman bij Jansen Bouw in Zwolle', without 'als …' when the title isn't a word for a person. */
  as: string
  /** 'Jansen Bouw zoekt een timmerman in Zwolle.' */
  seeks: string
  /** ' in Zwolle', or nothing. */
  where: string
  /** Puts the question: 'Word jij timmerman bij Jansen Bouw in Zwolle?' */
  become: string
  /** Answers one: 'Word dan timmerman bij Jansen Bouw in Zwolle.' */
  becomeThen: string
}

/** A possible opening; `uses` is the field whose text it takes over, which then isn't said again. */
export type Opening = { text: string; uses?: string }

export const namesOf = ({ role, organisation, place }: Draft): Names => {
  const isInName = place !== null && organisation.name?.includes(place.split(' ').at(-1) ?? '')
  const where = place === null || isInName ? '' : ` ${place}`
  const atOrganisation = `${organisation.at}${where}`
  const sought = role?.person
    ? `een ${role.name}`
    : role === null
      ? 'een nieuwe collega'
      : `versterking voor ${role.name}`
  const seeks = finishSentence(`${organisation.say('zoekt', 'zoeken')} ${sought}${where}`)
  if (!role?.person)
    return {
      where,
      as: atOrganisation,
      seeks,
      become: `Word jij onze nieuwe collega? ${seeks}`,
      becomeThen: `Dan maken we graag kennis met je. ${seeks}`,
    }
  return {
    where,
    as: `als ${role.name} ${atOrganisation}`,
    seeks,
    become: `Word jij ${role.name} ${atOrganisation}?`,
    becomeThen: finishSentence(`Word dan ${role.name} ${atOrganisation}`),
  }
}
