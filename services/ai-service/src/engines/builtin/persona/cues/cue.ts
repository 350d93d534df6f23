import type { PersonaTrait } from '@wervio/contracts'

/**
 * What words of a vacancy say about a trait. `weight` is 0.5 (a hint) to 3 (names the trait itself); below zero it
 * points to a low score. `names` completes 'de vacature noemt …'. `facet` is the one of the IPIP-NEO it stands for, or
 * the job demand.
 *
 * `cues` are separated by '|', in small letters without accents: '*' is any ending or beginning of a word (inflection,
 * compound), '_' up to three words between, a space also a hyphen.
 */
export type CueRule = { trait: PersonaTrait; facet: string; names: string; weight: number; cues: string }
