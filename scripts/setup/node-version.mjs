/** Wervio sets itself up from this version on; it runs under the Node of its own dependencies. */
export const OLDEST_NODE = 20

/** A line that says what is wrong, or undefined when `version` (such as `v20.11.1`) will do. */
export const refusal = (version) =>
  Number(version.replace(/^v/, '').split('.')[0]) >= OLDEST_NODE
    ? undefined
    : `Wervio heeft Node ${OLDEST_NODE} of nieuwer nodig; dit is ${version}. Installeer een nieuwere versie van nodejs.org en probeer het opnieuw.`
