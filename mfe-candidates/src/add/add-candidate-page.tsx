import { Heading } from '@wervio/ui'

/** Nieuwe Kandidaat Toevoegen. */
export const AddCandidatePage = () => <Heading level={1}>Nieuwe Kandidaat Toevoegen</Heading>
