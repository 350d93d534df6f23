import type { LegalTab } from './legal-text.ts'

/**
 * What each text said on the days it changed: SHA-256 of the text, facts included. A changed text gets a line with the
 * day of the change, which is its `revisedOn` too; lines of earlier days stay as they are.
 */
export const revisions: Readonly<Record<LegalTab, Readonly<Record<string, string>>>> = {
  privacy: {
    '2026-11-29': '90c7e9e8b9716cea8e6b337c5427ece92262523c1ba9d734f6a1235466b84cde',
    '2026-11-30': '1c8ac46061e52c371a1759a17ce9d5f41e083a620db98b716aaac23a953f83a2',
  },
  terms: {
    '2026-11-29': 'da7f82a92d7d6bfa98f8964ad563fbe4035a97f441bcc94b077f4b8418d9903f',
    '2026-11-30': '1fcb85a534eda3e2271cc30b5c8797458554d34f5d8ef1ddf60974b58df8a791',
  },
  fairuse: {
    '2026-11-29': 'f67bad21eafec31494206695bb348bb09da7079b9f6f52e1cabbc51639a85874',
    '2026-11-30': '36ea8966e3a9c91b675a4ffffd8be67416627600e130c48d259ef15bd6d438f1',
  },
}
