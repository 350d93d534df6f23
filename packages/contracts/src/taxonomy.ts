/** What the European Commission asks whoever uses ESCO to show, where words of it are shown. */
export const escoLicence = 'This service uses the ESCO classification of the European Commission.'
